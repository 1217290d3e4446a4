/** The text of a goblin, generated from its definition in either language: what clients print. */
import { counted, joinAnd, joinOr, type Lang, sentence, spaced, typeset } from '@open-gosu/kernel';
import type { FaceDef, PowerDef } from '../cards/define.ts';
import { CLAN_DEFS, FACE_DEFS } from '../cards/index.ts';
import type { PowerName, Trigger } from '../cards/words.ts';
import { POWER_WORDS } from './power-words.ts';
import { powerLabel, SIDE_TERMS, TRIGGER_TERMS } from './terms.ts';

export interface PowerText {
  readonly trigger: Trigger;
  readonly power: PowerName;
  readonly max: boolean;
  /** The name of the icons, for those who do not see them: "Link right and above: Draw". */
  readonly label: string;
  /** The whole sentence. */
  readonly text: string;
}

export interface CardText {
  /** The mutation cost in words, without a full stop. */
  readonly cost: string;
  readonly powers: readonly PowerText[];
  /** All of it, as one would read it on the card. */
  readonly full: string;
}

/** What the two languages say of triggers and costs. */
interface Speech {
  /** As it stands before the order; `sides` says where, for links. */
  readonly when: { readonly [T in Trigger]: (sides: string) => string };
  readonly next: (order: string) => string;
  readonly cost: (cards: number, zombie: boolean) => string;
  readonly noCost: string;
  readonly colon: string;
}

const SPEECH: { readonly [L in Lang]: Speech } = {
  en: {
    when: {
      arrival: () => 'when it enters play',
      link: (sides) => `when another goblin of its clan enters play ${sides}`,
      mutation: () => 'when it mutates',
    },
    next: (order) => `then ${order}`,
    cost: (cards, zombie) => {
      const price = `discard ${counted('en', cards, 'card', 'cards')}`;
      return zombie
        ? `Zombie mutation: ${price}; the new goblin may come from the discard pile`
        : `Mutation: ${price}`;
    },
    noCost: 'Cannot mutate',
    colon: ':',
  },
  fr: {
    when: {
      arrival: () => 'quand il arrive en jeu',
      link: (sides) => `quand un autre gobelin de son clan arrive en jeu ${sides}`,
      mutation: () => 'quand il mute',
    },
    next: (order) => `ensuite, ${order}`,
    cost: (cards, zombie) => {
      const price = `défaussez ${counted('fr', cards, 'carte', 'cartes')}`;
      return zombie
        ? `Mutation zombie : ${price} ; le nouveau gobelin peut venir de la défausse`
        : `Mutation : ${price}`;
    },
    noCost: 'Ne peut pas muter',
    colon: ' :',
  },
};

export function cardText(face: number, lang: Lang): CardText {
  const def = FACE_DEFS[face];
  const clan = CLAN_DEFS.find(({ faces }) => faces.some((other) => other === def));
  if (def === undefined || clan === undefined) throw new Error(`no such face: ${face}`);
  const clanName = clan.name[lang];
  const cost = typeset(costText(def, lang), lang);
  const powers = def.powers.map((power) => powerText(power, clanName, lang));
  const sentences = def.powers.map((power, i) =>
    sharesTrigger(power, def.powers[i - 1])
      ? typeset(sentence(SPEECH[lang].next(orderOf(power, clanName, lang))), lang)
      : powers[i]?.text,
  );
  return { cost, powers, full: spaced(...sentences, sentence(cost)) };
}

function costText({ cost, zombie }: FaceDef, lang: Lang): string {
  return cost === null ? SPEECH[lang].noCost : SPEECH[lang].cost(cost, zombie);
}

function orderOf({ power, max }: PowerDef, clan: string, lang: Lang): string {
  const words = POWER_WORDS[lang][power];
  return max ? words.max : words.base(clan);
}

function powerText(def: PowerDef, clan: string, lang: Lang): PowerText {
  const { trigger, power, max, sides } = def;
  const where = sides.map((side) => SIDE_TERMS[side].where[lang]);
  const when = SPEECH[lang].when[trigger](joinOr(lang, where));
  return {
    trigger,
    power,
    max,
    label: typeset(labelOf(def, lang), lang),
    text: typeset(sentence(`${when}, ${orderOf(def, clan, lang)}`), lang),
  };
}

function labelOf({ trigger, power, max, sides }: PowerDef, lang: Lang): string {
  const names = sides.map((side) => SIDE_TERMS[side].name[lang]);
  const when = spaced(TRIGGER_TERMS[trigger].name[lang], joinAnd(lang, names));
  return `${when}${SPEECH[lang].colon} ${powerLabel(power, max, lang)}`;
}

/** Whether a power resolves right after the one before, on the same trigger (T5.6). */
function sharesTrigger(power: PowerDef, before: PowerDef | undefined): boolean {
  return before?.trigger === power.trigger && before.sides.join() === power.sides.join();
}
