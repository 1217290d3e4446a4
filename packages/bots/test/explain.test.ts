/** Why an answer is good: as data from the view alone, and as a sentence in both languages. */
import { type Change, explain, type Reason, reasonText, type Side } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type Game, LANGS, legalList, makeRng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import { type Others, reasonFor } from '../src/explain/choose.ts';
import type { Outcome } from '../src/explain/look.ts';
import type { FeatureWords, ReasonWords } from '../src/explain/words.ts';
import { knowledgeOf } from '../src/games/known.ts';
import { TABLES } from './table.ts';

const GAMES = [gosuX as Game, tactics as Game].map((game) => {
  const { features, words } = knowledgeOf(game)!;
  return { game, names: features.names, words };
});

const SIDES: readonly Side[] = ['own', 'foe'];

/** 1 where the words take more for a gain of its owner, -1 where they take it for a loss. */
function natural({ liked }: FeatureWords): number {
  return liked === 'less' ? -1 : 1;
}

/** Whether the words call the change a gain of the one who answers. */
function isGain({ feature, side, amount }: Change, words: ReasonWords): boolean {
  return amount * natural(words[feature]!) > 0 === (side === 'own');
}

function changes(gains: readonly Change[], cost: Change | null = null, foes = 1): Reason {
  return { kind: 'changes', against: 'now', foes, gains, cost };
}

/** The best answer, and what could be answered instead. */
function beside(...others: Outcome[]): Others {
  return { rivals: others, all: others, worse: others, best: true };
}

/** What a phrase of one language says, the other says. */
const SAME_SENSE: readonly (readonly [RegExp, RegExp])[] = [
  [/\{n\}/, /\{n\}/],
  [/\badds\b/, /ajoute/],
  [/\bcosts\b/, /coûte/],
  [/\breleases\b/, /libère/],
  [/\b(captures|imprisons)\b/, /^(capture|emprisonne) /],
  [/\bbetter\b/, /meilleur/],
  [/\bless good\b/, /moins bon/],
  [/\bmore\b(?! than)/, /\bplus\b(?! d’un)/],
  [/\bfewer\b/, /moins(?! bon)/],
  [/\bcloser\b/, /rapproche/],
  [/\bfurther\b/, /éloigne/],
  [/\byour (cards|goblins|army|hand)\b|\byou\b(?!r)/, /\b(vous|votre|vos)\b(?! adversaires)/],
  [/opponent|opposing|those who have not/, /advers|ceux qui n’ont/],
  [/\bfifteen\b/, /quinze/],
  [/\bnine\b/, /neuf/],
];

describe.each(GAMES)('the features of $game.id', ({ game, names, words }) => {
  /** A judge that gives every feature the same weight, as the words have it or the other way round. */
  const weighing = (sign: number) => {
    const weights = Object.fromEntries(names.map((name) => [name, sign * natural(words[name]!)]));
    return { names, weights, words, foes: 1, quiet: true };
  };
  const still: Outcome = {
    wins: 0,
    loses: 0,
    ends: 0,
    own: names.map(() => 0),
    foe: names.map(() => 0),
  };

  it('have words', () => {
    expect(names.filter((name) => words[name] === undefined)).toEqual([]);
    expect(Object.keys(words).sort()).toEqual([...names].sort());
  });

  /** The reason for an answer that changes nothing but this. */
  const reasonOf = (feature: string, side: Side, amount: number, sign: number) => {
    const change = names.map((name) => (name === feature ? amount : 0));
    return reasonFor({ ...still, [side]: change }, beside(still), weighing(sign));
  };

  it.each(names)('%s is the reason where it alone changes, for good', (feature) => {
    const { silent, vague } = words[feature]!;
    for (const side of SIDES) {
      const amount = 3 * natural(words[feature]!) * (side === 'own' ? 1 : -1);
      const reason = reasonOf(feature, side, amount, 1);
      if (silent) expect(reason).toEqual({ kind: 'later' });
      else {
        const told = changes([{ feature, side, amount, good: true }]);
        expect(reason).toEqual({ ...told, against: vague ? 'others' : 'now' });
      }
    }
  });

  it.each(names)('%s is no reason for a judge that likes what its words call a loss', (feature) => {
    for (const side of SIDES) {
      for (const amount of [3, -3]) {
        expect(reasonOf(feature, side, amount, -1)).toEqual({ kind: 'later' });
      }
    }
  });

  it.each(names.filter((name) => !words[name]!.silent))(
    '%s is told in both languages, more and less, of one and of several',
    (feature) => {
      const told = new Set<string>();
      for (const side of SIDES) {
        for (const amount of [-3, -1, 1, 2.4]) {
          for (const foes of [1, 3]) {
            const reason = changes([{ feature, side, amount, good: true }], null, foes);
            const [english = '', french = ''] = LANGS.map((lang) => reasonText(game, reason, lang));
            expect(english).toMatch(/^It [^{}<>|]+\.$/);
            expect(french).toMatch(/^Cela [^{}<>|']+\.$/);
            told.add(english);
          }
        }
      }
      expect(told.size).toBeGreaterThanOrEqual(4);
    },
  );
});

describe.each(GAMES)('the words of $game.id', ({ names, words }) => {
  const phrases = names.flatMap((name) => {
    const { own, foe } = words[name]!;
    return [own, foe].flatMap((each) => (each === undefined ? [] : [each.more, each.less]));
  });

  it('say the same in both languages', () => {
    for (const { en, fr } of phrases) {
      for (const [english, french] of SAME_SENSE) {
        expect(french.test(fr), `“${en}”, “${fr}”: ${french}`).toBe(english.test(en));
      }
    }
  });
});

describe('an answer beside others', () => {
  const { words } = knowledgeOf(gosuX)!;
  const names = ['armyValue', 'handCard'];
  const weighing = { names, weights: { armyValue: 1, handCard: 1 }, words, foes: 1, quiet: true };
  const outcome = (army: number, hand: number, more: Partial<Outcome> = {}): Outcome => {
    return { wins: 0, loses: 0, ends: 0, own: [army, hand], foe: [0, 0], ...more };
  };
  const army: Change = { feature: 'armyValue', side: 'own', amount: 2, good: true };
  const hand: Change = { feature: 'handCard', side: 'own', amount: 2, good: true };

  it('is not praised for what a worse one does better', () => {
    const [own, poor, worse] = [outcome(2, 2), outcome(0, 0), outcome(3, 0)];
    const rivals = [poor, poor, worse];
    const others = { rivals, all: rivals, worse: [], best: true };
    expect(reasonFor(own, others, weighing)).toEqual(changes([hand, army]));
    expect(reasonFor(own, { ...others, worse: [worse] }, weighing)).toEqual(changes([hand]));
  });

  it('is not praised for what it changes where rivals change it better', () => {
    expect(reasonFor(outcome(2, 0), beside(outcome(3, 0)), weighing)).toEqual({ kind: 'later' });
    expect(reasonFor(outcome(2, 0), beside(outcome(2, 0)), weighing)).toEqual(changes([army]));
  });

  it('is told by its cost alone only where there is a better one', () => {
    const others = beside(outcome(0, 0));
    const cost: Change = { ...hand, amount: -2, good: false };
    const told = { ...changes([], cost), against: 'others' };
    expect(reasonFor(outcome(0, -2), { ...others, best: false }, weighing)).toEqual(told);
    expect(reasonFor(outcome(0, -2), others, weighing)).toEqual({ kind: 'later' });
    const asGood = { ...others, best: false, good: true };
    expect(reasonFor(outcome(0, -2), asGood, weighing)).toEqual({ kind: 'later' });
  });

  it('that alone loses is said to', () => {
    const others = { ...beside(outcome(0, 0)), best: false };
    expect(reasonFor(outcome(5, 5, { loses: 1 }), others, weighing)).toEqual({ kind: 'loses' });
  });

  it('is not said to win where a worse one wins more', () => {
    const often = outcome(0, 0, { wins: 0.9 });
    const others = { ...beside(often), rivals: [outcome(0, 0)] };
    expect(reasonFor(outcome(0, 0, { wins: 0.5 }), others, weighing).kind).not.toBe('wins');
    const alone = { ...others, worse: [] };
    expect(reasonFor(outcome(0, 0, { wins: 0.5 }), alone, weighing).kind).toBe('wins');
  });
});

describe('the sentence of a reason', () => {
  const value: Change = { feature: 'armyValue', side: 'own', amount: 4, good: true };
  const cards: Change = { feature: 'handCard', side: 'own', amount: -1, good: false };

  it('names gains and costs', () => {
    expect(reasonText(gosuX, changes([value], cards), 'en')).toBe(
      'It adds 4 to the value of your army, but costs you 1 card from your hand.',
    );
    expect(reasonText(gosuX, changes([value, { ...cards, amount: 2.4 }]), 'fr')).toBe(
      'Cela ajoute 4 à la valeur de votre armée et vous laisse environ 2 cartes de plus en main.',
    );
    expect(reasonText(gosuX, changes([], cards), 'en')).toBe('It costs you 1 card from your hand.');
  });

  it('says what it is measured against', () => {
    const beside: Reason = {
      kind: 'changes',
      against: 'others',
      foes: 1,
      gains: [value],
      cost: null,
    };
    expect(reasonText(gosuX, beside, 'en')).toMatch(
      /^Compared with answering otherwise, it adds 4/,
    );
    expect(reasonText(gosuX, beside, 'fr')).toMatch(
      /^Par rapport à une autre réponse, cela ajoute/,
    );
  });

  it('has general words for a feature it does not know', () => {
    const unknown = (side: Side, good: boolean) =>
      reasonText(tactics, changes([{ feature: 'luck', side, amount: 1, good }], null, 2), 'en');
    expect(unknown('own', true)).toBe('It improves your position.');
    expect(unknown('foe', true)).toBe("It weakens your opponents' positions.");
  });

  it.each<[Reason, string, string]>([
    [{ kind: 'only' }, 'It is the only answer.', 'C’est la seule réponse possible.'],
    [{ kind: 'wins', share: 1 }, 'It wins at once.', 'La partie est gagnée aussitôt.'],
    [
      { kind: 'wins', share: 0.5 },
      'It wins at once in about 50% of the possible deals.',
      'La partie est gagnée aussitôt dans environ 50\u00a0% des donnes possibles.',
    ],
    [
      { kind: 'saves' },
      'Every other answer loses the game at once.',
      'Toute autre réponse perd la partie aussitôt.',
    ],
    [{ kind: 'loses' }, 'It loses the game at once.', 'La partie est perdue aussitôt.'],
    [{ kind: 'lost' }, 'Nothing saves the game any more.', 'Rien ne sauve plus la partie.'],
    [{ kind: 'ends' }, 'It ends the round.', 'Cela met fin à la manche.'],
    [
      { kind: 'later' },
      'It changes little at once: its worth shows later.',
      'Cela change peu dans l’immédiat\u00a0: l’intérêt vient plus tard.',
    ],
    [
      { kind: 'draft', edge: 0.031 },
      'With it one wins about 3 games in a hundred more than with the other clans.',
      'Avec lui on gagne environ 3 parties sur cent de plus qu’avec les autres clans.',
    ],
    [
      { kind: 'draft', edge: -0.01 },
      'With it one wins about 1 game in a hundred fewer than with the other clans.',
      'Avec lui on gagne environ 1 partie sur cent de moins qu’avec les autres clans.',
    ],
    [
      { kind: 'draft', edge: null },
      'With it one wins about as often as with the other clans.',
      'Avec lui on gagne à peu près aussi souvent qu’avec les autres clans.',
    ],
  ])('%j', (reason, english, french) => {
    expect(reasonText(gosuX, reason, 'en')).toBe(english);
    expect(reasonText(gosuX, reason, 'fr')).toBe(french);
  });
});

describe('the draft', () => {
  it('is explained by the chances, where there are any', () => {
    const options = gosuX.options({}, 'en');
    if (!options.ok) throw new Error(options.message);
    const state = gosuX.setup(options.value, 1, 2);
    const answers = legalList(gosuX, state).slice(0, 2);
    const view = gosuX.view(state, 0);
    const edges = (chances: readonly number[]) =>
      explain(gosuX, view, answers, makeRng(1), chances)!.map((reason) =>
        reason.kind === 'draft' && reason.edge !== null ? Number(reason.edge.toFixed(3)) : reason,
      );
    expect(edges([0.6, 0.5, 0.4])).toEqual([0.15, 0]);
    expect(edges([])).toEqual([
      { kind: 'draft', edge: null },
      { kind: 'draft', edge: null },
    ]);
  });
});

describe('features of one topic', () => {
  const { words } = knowledgeOf(gosuX)!;
  const names = ['armyValue', 'armyWorth', 'leadLate', 'capturedCard'];
  const outcome = (own: readonly number[], foe: readonly number[] = [0, 0, 0, 0]): Outcome => {
    return { wins: 0, loses: 0, ends: 0, own, foe };
  };
  const reason = (
    own: readonly number[],
    foe?: readonly number[],
    weights: readonly number[] = [1, 1, 1, -1],
  ) => {
    const weighing = {
      names,
      weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])),
      words,
      foes: 1,
      quiet: true,
    };
    const still = outcome([0, 0, 0, 0]);
    return reasonFor(outcome(own, foe), beside(still), weighing);
  };
  const value = (amount: number): Change => {
    return { feature: 'armyValue', side: 'own', amount, good: true };
  };

  it('are told by what can be counted, unless that is little beside the rest', () => {
    expect(reason([2, 5, 0, 0])).toEqual(changes([value(2)]));
    const worth: Change = { feature: 'armyWorth', side: 'own', amount: 5, good: true };
    expect(reason([1, 5, 0, 0])).toEqual({ ...changes([worth]), against: 'others' });
  });

  it('are told by one that is not silent', () => {
    expect(reason([3, 0, 5, 0], [0, 0, -5, 0])).toEqual(changes([value(3)]));
    expect(reason([0, 0, 5, 0], [0, 0, -5, 0])).toEqual({ kind: 'later' });
  });

  it('count where their words are wrong, and are told by another or not at all', () => {
    const odd = [1, 1, 1, 1];
    expect(reason([3, 0, 0, 1], undefined, odd)).toEqual(changes([value(3)]));
    expect(reason([3, 0, 0, -4], undefined, odd)).toEqual({ kind: 'later' });
  });
});

describe.each(TABLES)('reasons at $name', ({ game, players }) => {
  const { words } = knowledgeOf(game)!;
  const decisions = statesOf(game, { players, seed: 'reasons' }, 7).filter(
    (state) => game.toAct(state) >= 0 && legalList(game, state).length > 1,
  );

  it('are the same from every deal that the view allows, leave the view as it was, and praise no loss', () => {
    expect(decisions.length).toBeGreaterThan(3);
    for (const state of decisions) {
      const seat = game.toAct(state);
      const view = game.view(state, seat);
      const before = JSON.stringify(view);
      const answers = legalList(game, state).slice(0, 2);
      const first = explain(game, view, answers, makeRng('honest'));
      expect(first).toHaveLength(answers.length);
      for (const reason of first ?? []) {
        if (reason.kind !== 'changes') continue;
        for (const change of [...reason.gains, reason.cost ?? []].flat()) {
          expect(isGain(change, words), JSON.stringify(change)).toBe(change.good);
        }
      }
      const other = game.view(game.determinize(view, makeRng(7)), seat);
      expect(explain(game, other, answers, makeRng('honest'))).toEqual(first);
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});
