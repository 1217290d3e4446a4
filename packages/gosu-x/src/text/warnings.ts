/**
 * What a player should be told before an answer is given: that an effect, which is mandatory (C1, X4.9), will be forced on
 * their own cards, or will do nothing at all. Found by trying the answer on a copy.
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
  type Warning,
} from '@open-gosu/kernel';
import { ANSWER, DECLINE } from '../answers.ts';
import { CARD_DEFS } from '../cards/index.ts';
import type { Op } from '../cards/op.ts';
import type { GosuXEvent } from '../events.ts';
import { apply, ask, legal } from '../flow/engine.ts';
import type { Purpose } from '../flow/procedure.ts';
import { clone, type Seat, type State, seatOfPlace } from '../state/state.ts';
import { idName } from './names.ts';

export const WARNING_WORDS = {
  ownCard: { en: 'this is your own card', fr: 'c’est votre propre carte' },
  capture: {
    en: 'the effect is mandatory, and only your own cards can be captured',
    fr: 'l’effet est obligatoire, et seules vos propres cartes peuvent être capturées',
  },
  destroy: {
    en: 'the effect is mandatory, and only your own cards can be destroyed',
    fr: 'l’effet est obligatoire, et seules vos propres cartes peuvent être détruites',
  },
  'to-deck-top': {
    en: 'the effect is mandatory, and only your own cards can be put back on a deck',
    fr: 'l’effet est obligatoire, et seules vos propres cartes peuvent être remises sur un deck',
  },
  sacrifice: {
    en: 'you will have to sacrifice {n:card|cards}',
    fr: 'vous devrez sacrifier {n:carte|cartes}',
  },
  hitsOwn: {
    en: 'the effect will hit your own {cards}',
    fr: 'l’effet touchera vos propres cartes, à savoir {cards}',
  },
  nothing: {
    en: 'the effect of {card} will do nothing',
    fr: 'l’effet de {card} ne fera rien',
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
        ? { text: say(lang, 'ownCard'), kind: 'own' }
        : null;
    case ANSWER.play:
    case ANSWER.shift:
    case ANSWER.activate:
      return effectWarning(s, seat, code, lang);
    case ANSWER.yes:
      return purpose === 'echo' ? effectWarning(s, seat, code, lang) : null;
    default:
      return null;
  }
}

type Harm = Extract<Purpose, 'capture' | 'destroy' | 'to-deck-top'>;

function isHarm(purpose: Purpose): purpose is Harm {
  return purpose === 'capture' || purpose === 'destroy' || purpose === 'to-deck-top';
}

/** What an effect consists of ends here: what follows belongs to the turn. */
const ENDS: readonly GosuXEvent['type'][] = ['turn', 'battle', 'timeout', 'over'];

function effectWarning(s: State, seat: Seat, code: ActionCode, lang: Lang): FoundWarning | null {
  const events: GosuXEvent[] = [];
  const after = clone(s);
  apply(after, code, (event) => events.push(event));
  settle(after, seat, events);
  const start = events.findIndex(({ type }) => type === 'effect');
  const source = events[start];
  if (source?.type !== 'effect') return null;
  const rest = events.slice(start + 1);
  const end = rest.findIndex((event) => ENDS.includes(event.type) || isLimit(event));
  const during = end < 0 ? rest : rest.slice(0, end);
  const hit = hitOwn(during, seat, source.card);
  if (hit.length > 0) {
    const cards = joinAnd(
      lang,
      hit.map((id) => idName(id, lang)),
    );
    return { text: say(lang, 'hitsOwn', { cards }), kind: 'own' };
  }
  const isOver = end >= 0 || after.winners !== 0;
  const next = isOver ? null : ask(after);
  if (next !== null && next.seat === seat && next.purpose === 'sacrifice') {
    return { text: say(lang, 'sacrifice', { n: next.left }), kind: 'own' };
  }
  if (next !== null && next.seat === seat && isHarm(next.purpose) && onlyOwn(after, seat)) {
    return { text: say(lang, next.purpose), kind: 'own' };
  }
  const isDone = isOver || next?.purpose === 'echo';
  return isDone && during.length === 0
    ? { text: say(lang, 'nothing', { card: idName(source.card, lang) }), kind: 'idle' }
    : null;
}

function isLimit(event: GosuXEvent): boolean {
  return event.type === 'discard' && event.cause === 'hand-limit';
}

/** Pays whatever it costs, and lets nobody answer: neither changes what the effect can choose from. */
function settle(s: State, seat: Seat, events: GosuXEvent[]): void {
  while (s.winners === 0) {
    const { seat: asked, kind, purpose } = ask(s);
    const pays = asked === seat && (purpose === 'cost' || purpose === 'wonder');
    if (!pays && !(kind === 'respond' && asked !== seat)) return;
    const answer = kind === 'respond' ? DECLINE : at(legalList({ legal }, s), 0);
    apply(s, answer, (event) => events.push(event));
  }
}

/** Own cards an effect takes out of the army or captures there, but for one that says it takes itself. */
function hitOwn(events: readonly GosuXEvent[], seat: Seat, source: string): string[] {
  const effects = [source, ...events.flatMap((event) => (event.type === 'copy' ? event.card : []))];
  return events.flatMap((event) => {
    if (event.seat !== seat) return [];
    switch (event.type) {
      case 'capture':
      case 'destroy':
      case 'sacrifice':
        return event.card === source && takesItself(source) ? [] : [event.card];
      case 'to-deck':
        return event.to === 'top' && effects.some(clearsArmies) ? [event.card] : [];
      default:
        return [];
    }
  });
}

function opsOf(id: string): readonly Op[] {
  return CARD_DEFS.find((def) => def.id === id)?.effect ?? [];
}

function takesItself(id: string): boolean {
  return opsOf(id).some((op) => op.op === 'capture' && op.target === 'this');
}

/** It puts cards of an army on a deck; other effects take those from elsewhere. */
function clearsArmies(id: string): boolean {
  return opsOf(id).some(({ op }) => op === 'toDeckTop');
}

function onlyOwn(s: State, seat: Seat): boolean {
  return legalList({ legal }, s).every((code) => seatOfPlace(codeA(code)) === seat);
}
