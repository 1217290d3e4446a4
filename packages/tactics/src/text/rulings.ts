/**
 * The rulings of docs/rules/gosu-tactics.md as a reader of a goblin meets them: each with the powers it concerns, in our
 * own words.
 */
import { type Lang, type Text, typeset } from '@open-gosu/kernel';
import type { FaceDef, PowerDef } from '../cards/define.ts';

export interface RulingDef {
  readonly rule: `T${number}.${number}`;
  readonly text: Text;
  /** Whether it concerns a goblin, or one of its powers. */
  readonly concerns: (def: FaceDef) => boolean;
}

export interface RulingText {
  readonly rule: string;
  readonly text: string;
}

const some =
  (fits: (power: PowerDef) => boolean) =>
  (def: FaceDef): boolean =>
    def.powers.some(fits);

export const RULINGS: readonly RulingDef[] = [
  {
    rule: 'T3.6',
    concerns: (def) => def.level === 1 && def.cost !== null,
    text: {
      en: 'It never mutates into a goblin of its own name: the plain and the X card of a family have the same.',
      fr: 'Il ne mute jamais en un gobelin du même nom : la carte simple et la carte X d’une famille portent le même.',
    },
  },
  {
    rule: 'T3.7',
    concerns: (def) => def.zombie,
    text: {
      en: 'The new goblin is named when the mutation is announced: a card paid for it, or this goblin itself, is never the one that comes back.',
      fr: 'Le nouveau gobelin est nommé quand la mutation est annoncée : une carte payée pour elle, ou ce gobelin lui-même, n’est jamais celui qui revient.',
    },
  },
  {
    rule: 'T5.4',
    concerns: some(({ trigger }) => trigger === 'link'),
    text: {
      en: 'A goblin that enters by mutation sets off links too; a swap or a release does not. Links are resolved after arrival powers, in the order the player whose turn it is chooses.',
      fr: 'Un gobelin qui arrive par mutation déclenche aussi les liens ; un échange ou une libération, non. Les liens sont résolus après les pouvoirs d’arrivée, dans l’ordre choisi par le joueur dont c’est le tour.',
    },
  },
  {
    rule: 'T5.4',
    concerns: some(({ trigger }) => trigger === 'mutation'),
    text: {
      en: 'When it mutates, this power is resolved before the arrival powers of the new goblin; this goblin already lies in the discard pile then.',
      fr: 'Quand il mute, ce pouvoir est résolu avant les pouvoirs d’arrivée du nouveau gobelin ; ce gobelin est alors déjà dans la défausse.',
    },
  },
  {
    rule: 'T5.5',
    concerns: some(({ power }) => power === 'destroy' || power === 'prison'),
    text: {
      en: 'The power is mandatory: if only your own goblins can be chosen, this one included, one of them is.',
      fr: 'Le pouvoir est obligatoire : si seuls vos propres gobelins peuvent être choisis, celui-ci compris, c’est l’un d’eux qui l’est.',
    },
  },
  {
    rule: 'T5.6',
    concerns: (def) => def.powers.filter(({ trigger }) => trigger === 'arrival').length > 1,
    text: {
      en: 'Its powers are resolved in the order listed, each only while the goblin stands face up.',
      fr: 'Ses pouvoirs sont résolus dans l’ordre indiqué, chacun seulement tant que le gobelin est face visible.',
    },
  },
  {
    rule: 'T6.8',
    concerns: some(({ power }) => power === 'advantage'),
    text: {
      en: 'Additional turns add up, and do not count among the 3 that follow the first pass. Passing loses those still owed.',
      fr: 'Les tours supplémentaires se cumulent et ne comptent pas parmi les 3 qui suivent le premier passage. Passer fait perdre ceux qui restent dus.',
    },
  },
  {
    rule: 'T6.9',
    concerns: some(({ power, max }) => power === 'destroy' && max),
    text: {
      en: 'The swap is made if some army has two goblins in a row, face up or not; otherwise it is skipped.',
      fr: 'L’échange a lieu si une armée a deux gobelins dans une même ligne, face visible ou non ; sinon on s’en passe.',
    },
  },
  {
    rule: 'T6.11',
    concerns: some(({ power }) => power === 'prison'),
    text: {
      en: 'An imprisoned goblin can be destroyed when it is OPEN, and others may be placed above it. All are released when the next round begins.',
      fr: 'Un gobelin emprisonné peut être détruit s’il est LIBRE, et d’autres peuvent être posés au-dessus. Tous sont libérés au début de la manche suivante.',
    },
  },
  {
    rule: 'T6.12',
    concerns: some(({ power, max }) => power === 'discard' && !max),
    text: {
      en: 'Any player with a card in hand may be chosen, yourself included.',
      fr: 'On peut choisir n’importe quel joueur qui a une carte en main, soi-même compris.',
    },
  },
  {
    rule: 'T6.12',
    concerns: some(({ power, max }) => power === 'discard' && max),
    text: {
      en: 'Players discard in turn, face up, half of the hand they had at the start.',
      fr: 'Les joueurs défaussent à tour de rôle, face visible, la moitié de la main qu’ils avaient au départ.',
    },
  },
  {
    rule: 'T6.12',
    concerns: some(({ power }) => power === 'vision'),
    text: {
      en: 'With fewer than 5 cards in deck and discard pile together, you keep first; the rest is discarded.',
      fr: 'Avec moins de 5 cartes dans la pioche et la défausse réunies, vous gardez d’abord ; le reste est défaussé.',
    },
  },
];

/** The rulings on a goblin, in the order of their numbers. */
export function rulingsOf(def: FaceDef, lang: Lang): RulingText[] {
  return RULINGS.filter(({ concerns }) => concerns(def)).map(({ rule, text }) => ({
    rule,
    text: typeset(text[lang], lang),
  }));
}
