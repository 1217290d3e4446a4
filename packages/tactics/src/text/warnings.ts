/**
 * What a player should be told before an answer is given: that a power, which is mandatory (T5.5), will be forced on their
 * own goblins, or will have no target. Found by trying the answer on a copy.
 */
import {
  type ActionCode,
  asWarning,
  at,
  codeA,
  codeKind,
  type FoundWarning,
  joinAnd,
  type Lang,
  legalList,
  phrasebook,
  seatOfPlace,
  type Warning,
} from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import type { TacticsEvent } from '../events.ts';
import { apply, ask, legal } from '../flow/engine.ts';
import type { Purpose } from '../flow/procedure.ts';
import { clone, type State } from '../state/state.ts';
import { idName } from './terms.ts';

export const WARNING_WORDS = {
  ownGoblin: { en: 'this is your own goblin', fr: 'c’est votre propre gobelin' },
  yourself: {
    en: 'you would discard a card yourself',
    fr: 'c’est vous qui défausseriez une carte',
  },
  destroy: {
    en: 'the power is mandatory, and only your own goblins can be destroyed',
    fr: 'le pouvoir est obligatoire, et seuls vos propres gobelins peuvent être détruits',
  },
  imprison: {
    en: 'the power is mandatory, and only your own goblins can be imprisoned',
    fr: 'le pouvoir est obligatoire, et seuls vos propres gobelins peuvent être emprisonnés',
  },
  hitsOwn: {
    en: 'the power will hit your own {cards}',
    fr: 'le pouvoir touchera vos propres gobelins, à savoir {cards}',
  },
  nothing: {
    en: 'the power of {card} will have no target',
    fr: 'le pouvoir de {card} n’aura pas de cible',
  },
} as const;

const say = phrasebook(WARNING_WORDS);

/** `s`: a state that fits what the player knows. Null where there is nothing to say. */
export function warningOf(s: State, code: ActionCode, lang: Lang): Warning | null {
  return asWarning(findWarning(s, code, lang), lang);
}

export function warningText(s: State, code: ActionCode, lang: Lang): string | null {
  return warningOf(s, code, lang)?.text ?? null;
}

function findWarning(s: State, code: ActionCode, lang: Lang): FoundWarning | null {
  const { seat, purpose } = ask(s);
  switch (codeKind(code)) {
    case ANSWER.target:
      return isHarm(purpose) && seatOfPlace(codeA(code)) === seat
        ? { text: say(lang, 'ownGoblin'), kind: 'own' }
        : null;
    case ANSWER.seat:
      return codeA(code) === seat ? { text: say(lang, 'yourself'), kind: 'own' } : null;
    case ANSWER.play:
    case ANSWER.shift:
      return powerWarning(s, seat, code, lang);
    default:
      return null;
  }
}

type Harm = Extract<Purpose, 'destroy' | 'imprison'>;

function isHarm(purpose: Purpose): purpose is Harm {
  return purpose === 'destroy' || purpose === 'imprison';
}

function powerWarning(s: State, seat: number, code: ActionCode, lang: Lang): FoundWarning | null {
  const events: TacticsEvent[] = [];
  const after = clone(s);
  apply(after, code, (event) => events.push(event));
  while (after.winners === 0 && ask(after).seat === seat && ask(after).purpose === 'cost') {
    apply(after, at(legalList({ legal }, after), 0), (event) => events.push(event));
  }
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'battle');
  const during = end < 0 ? events : events.slice(0, end);
  const hit = during.flatMap((event) =>
    event.seat === seat && (event.type === 'destroy' || event.type === 'imprison')
      ? [idName(event.card, lang)]
      : [],
  );
  if (hit.length > 0)
    return { text: say(lang, 'hitsOwn', { cards: joinAnd(lang, hit) }), kind: 'own' };
  const next = end >= 0 || after.winners !== 0 ? null : ask(after);
  if (next !== null && next.seat === seat && isHarm(next.purpose) && onlyOwn(after, seat)) {
    return { text: say(lang, next.purpose), kind: 'own' };
  }
  const fizzled = during.find(({ type }) => type === 'fizzle');
  return fizzled?.type === 'fizzle'
    ? { text: say(lang, 'nothing', { card: idName(fizzled.card, lang) }), kind: 'idle' }
    : null;
}

function onlyOwn(s: State, seat: number): boolean {
  return legalList({ legal }, s).every((code) => seatOfPlace(codeA(code)) === seat);
}
