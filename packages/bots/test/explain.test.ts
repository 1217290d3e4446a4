/** Why an answer is good: as data from the view alone, and as a sentence in both languages. */
import {
  type Change,
  explain,
  GOSU_X_FEATURES,
  type Reason,
  reasonText,
  type Side,
  TACTICS_FEATURES,
  TACTICS_WEIGHTS,
  WEIGHTS,
} from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type Game, LANGS, legalList, makeRng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '../src/explain/choose.ts';
import type { Outcome } from '../src/explain/look.ts';
import type { ReasonWords } from '../src/explain/words.ts';
import { GOSU_X_REASONS } from '../src/gosu-x/reasons.ts';
import { TACTICS_REASONS } from '../src/tactics/reasons.ts';
import { TABLES } from './table.ts';

const GAMES: readonly {
  readonly game: Game;
  readonly names: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
  readonly words: ReasonWords;
}[] = [
  {
    game: gosuX as Game,
    names: GOSU_X_FEATURES.names,
    weights: WEIGHTS,
    words: GOSU_X_REASONS,
  },
  {
    game: tactics as Game,
    names: TACTICS_FEATURES.names,
    weights: TACTICS_WEIGHTS,
    words: TACTICS_REASONS,
  },
];

const SIDES: readonly Side[] = ['own', 'foe'];

function changes(gains: readonly Change[], cost: Change | null = null, foes = 1): Reason {
  return { kind: 'changes', against: 'now', foes, gains, cost };
}

describe.each(GAMES)('the features of $game.id', ({ game, names, weights, words }) => {
  const weighing = { names, weights, words, foes: 1, quiet: true };
  const still: Outcome = {
    wins: 0,
    loses: 0,
    ends: 0,
    own: names.map(() => 0),
    foe: names.map(() => 0),
  };

  it('have words', () => {
    expect(names.filter((name) => words[name] === undefined)).toEqual([]);
  });

  it.each(names)('%s is the reason where it alone changes, for good', (feature) => {
    const weight = weights[feature] ?? 0;
    if (weight === 0) return;
    for (const side of SIDES) {
      const amount = 3 * Math.sign(weight) * (side === 'own' ? 1 : -1);
      const change = names.map((name) => (name === feature ? amount : 0));
      const reason = reasonFor({ ...still, [side]: change }, [still], [still], weighing);
      expect(reason).toEqual(changes([{ feature, side, amount, good: true }]));
    }
  });

  it.each(names)(
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

describe.each(TABLES)('reasons at $name', ({ game, players }) => {
  const decisions = statesOf(game, { players, seed: 'reasons' }, 7).filter(
    (state) => game.toAct(state) >= 0 && legalList(game, state).length > 1,
  );

  it('are the same from every deal that the view allows, and leave the view as it was', () => {
    expect(decisions.length).toBeGreaterThan(3);
    for (const state of decisions) {
      const seat = game.toAct(state);
      const view = game.view(state, seat);
      const before = JSON.stringify(view);
      const answers = legalList(game, state).slice(0, 2);
      const first = explain(game, view, answers, makeRng('honest'));
      expect(first).toHaveLength(answers.length);
      const other = game.view(game.determinize(view, makeRng(7)), seat);
      expect(explain(game, other, answers, makeRng('honest'))).toEqual(first);
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});
