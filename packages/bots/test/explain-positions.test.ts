/**
 * Reasons at tables laid out for them: what an answer gains is what a player would name. Weighed by a judge and a guide
 * of the test's own, so that nothing here hangs on what the bots have learned.
 */
import {
  cardWeightCount,
  GOSU_X_CARDS,
  GOSU_X_FEATURES,
  type Guide,
  type Reason,
  TACTICS_CARDS,
  TACTICS_FEATURES,
} from '@open-gosu/bots';
import { CARD_DEFS, gosuX } from '@open-gosu/gosu-x';
import { type Game, legalList, makeRng } from '@open-gosu/kernel';
import { FACE_DEFS, tactics } from '@open-gosu/tactics';
import { type Table, scenario as table } from '@testing/gosu-x/scenario.ts';
import {
  type Table as GoblinTable,
  scenario as goblinTable,
  imprisoned,
} from '@testing/tactics/scenario.ts';
import { describe, expect, it } from 'vitest';
import { type Explained, explainBy } from '../src/explain/explain.ts';
import { withCards } from '../src/explain/with-cards.ts';
import { knowledgeOf } from '../src/games/known.ts';

/** To whom all answers look alike. */
const BLIND: Guide = {
  weigh(_state, _answers, count, out) {
    out.fill(0, 0, count);
    while (out.length < count) out.push(0);
  },
};

/** Nothing for a card, unless it is named here. */
function cardWeights(
  game: { readonly kinds: number },
  defs: readonly { readonly id: string }[],
  inHand: { readonly [id: string]: number },
  inPlay: { readonly [id: string]: number } = {},
): Float64Array {
  const weights = new Float64Array(cardWeightCount(game));
  defs.forEach(({ id }, kind) => {
    weights[kind] = inPlay[id] ?? 0;
    weights[game.kinds + kind] = inHand[id] ?? 0;
  });
  return weights;
}

const KNOWN: { readonly [id: string]: Explained } = {
  [gosuX.id]: {
    ...knowledgeOf(gosuX)!,
    guide: BLIND,
    ...withCards(GOSU_X_FEATURES, GOSU_X_CARDS, {
      weights: {
        armyValue: 1,
        leadLate: 0.2,
        cardInPlay: 0.5,
        capturedCard: -0.3,
        handCard: 1.2,
        handSupported: 0.4,
        tokenOwned: 3,
        tokenFourth: 4,
        tokenInHand: 1.4,
        supremacy: 12,
        wonder: 1.2,
        extraTurn: 3,
        turnGiven: -2.5,
        tileTurned: 1.5,
        towardsFifteen: 0.5,
        toMove: 1,
      },
      cards: cardWeights(GOSU_X_CARDS, CARD_DEFS, { justice: 0.5, 'petal-faeries': 0.3 }),
      scale: 9,
    }),
  },
  [tactics.id]: {
    ...knowledgeOf(tactics)!,
    guide: BLIND,
    ...withCards(TACTICS_FEATURES, TACTICS_CARDS, {
      weights: {
        strength: 1,
        leadLate: 0.2,
        goblin: 0.8,
        imprisoned: -0.2,
        handCard: 1,
        handSupported: 0.5,
        point: 10,
        pointSecond: 15,
        advantage: 2,
        extraTurn: 2.5,
        turnGiven: -1,
        towardsFifteen: 0.6,
        towardsNine: 0.6,
        toMove: 1,
      },
      cards: cardWeights(TACTICS_CARDS, FACE_DEFS, {}, { gravedigger: 20 }),
      scale: 8,
    }),
  },
};

/** The reason for an answer at this table: told as the best one, or after another, where a cost is a reason, too. */
function reasonAt(game: Game, state: unknown, answer: string, best: boolean): Reason {
  const parsed = game.parse(state, answer, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  const view = game.view(state, game.toAct(state));
  const others = legalList(game, state).filter((other) => other !== parsed.value);
  const told = [...(best ? [] : others.slice(0, 1)), parsed.value];
  return explainBy(KNOWN[game.id]!, game, view, told, makeRng('reasons')).at(-1)!;
}

function isCost(wanted: string): boolean {
  return wanted.startsWith('(');
}

/** "own armyValue +", "foe handCard -"; a cost is in brackets. */
function namedIn(reason: Reason): string[] {
  if (reason.kind !== 'changes') return [reason.kind];
  const { gains, cost } = reason;
  return [...gains, ...(cost === null ? [] : [cost])].map(({ feature, side, amount, good }) => {
    const change = `${side} ${feature} ${amount > 0 ? '+' : '-'}`;
    return good ? change : `(${change})`;
  });
}

const NO_TOKENS = { hand: 0, spent: 2, locked: 2 };

const ALMOST = [
  ['volantis', 'volantis', 'atalanta', 'atalanta', 'arpia'],
  ['nezha', 'elle', 'quae', 'sati', 'kaez'],
  ['justice', 'bhj-justice', 'phoenix'],
];

describe('a reason in Gosu X', () => {
  const TABLES: [string, Table, string[], string][] = [
    ['own armyValue +', { you: { army: [['volantis']], hand: ['nezha'] } }, [], 'play nezha'],
    [
      'foe armyValue -',
      {
        you: { army: [['volantis']], hand: ['quae'] },
        foe: { army: [['sqeezs', 'timer', 'arpia', 'muraena']] },
      },
      [],
      'play quae',
    ],
    ['own handCard +', { you: { army: [['volantis']], hand: ['elle'] } }, [], 'spend 2'],
    ['(own tokenInHand -)', { you: { army: [['volantis']], hand: ['elle'] } }, [], 'spend 2'],
    [
      'foe handCard -',
      {
        you: { army: [['volantis']], hand: ['tourach'] },
        foe: { hand: ['sqeezs', 'timer', 'arpia'] },
      },
      [],
      'play tourach',
    ],
    [
      'own handSupported +',
      { you: { army: [['atalanta']], hand: ['wiindz', 'ez', 'smook', 'orgah'] } },
      ['shift I1 wiindz'],
      'discard smook',
    ],
    [
      'own handWorth +',
      { you: { army: [['atalanta', 'volantis']], hand: ['wiindz', 'petal-faeries', 'justice'] } },
      ['shift I1 wiindz'],
      'discard petal-faeries',
    ],
    [
      'own tokenInHand +',
      {
        you: {
          army: [['dark-cultists', 'volantis']],
          hand: ['alpha-dead', 'nezha'],
          tokens: NO_TOKENS,
        },
      },
      [],
      'play alpha-dead',
    ],
    [
      'own tokenOwned +',
      {
        you: {
          army: [['boul-go', 'volantis'], ['kan-te'], ['bhj-galmi']],
          hand: ['nezha'],
          tokens: NO_TOKENS,
        },
      },
      [],
      'pass',
    ],
    [
      'own tokenFourth +',
      {
        you: {
          army: [['boul-go', 'volantis'], ['kan-te'], ['bhj-galmi']],
          hand: ['nezha'],
          tokens: { hand: 0, spent: 3, locked: 1 },
        },
      },
      [],
      'pass',
    ],
    [
      'own supremacy +',
      { you: { army: [['volantis']], hand: ['elle'] }, foe: { passed: true } },
      [],
      'pass',
    ],
    [
      'own wonder +',
      { you: { army: [['boul-go', 'volantis']], hand: ['shard', 'elle'] } },
      [],
      'play shard',
    ],
    [
      'own extraTurn +',
      { you: { army: [['timer', 'volantis']], hand: ['nezha'] } },
      [],
      'activate I1',
    ],
    [
      '(own turnGiven +)',
      { you: { army: [['boul-go', 'volantis']], hand: ['elle'], tokens: NO_TOKENS } },
      [],
      'pass',
    ],
    [
      'own towardsFifteen +',
      { you: { army: ALMOST, hand: ['bhj-phoenix'], tokens: NO_TOKENS } },
      [],
      'play bhj-phoenix',
    ],
    ['only', { you: { army: [['volantis']], hand: [], tokens: NO_TOKENS } }, [], 'pass'],
    [
      'wins',
      { you: { army: [['volantis']], supremacy: 1, hand: ['elle'] }, foe: { passed: true } },
      [],
      'pass',
    ],
    [
      'saves',
      {
        you: { army: [['volantis'], ['sati']], hand: ['justice'], turnsLeft: 1 },
        foe: { supremacy: 1, army: [['timer', 'arpia'], ['kaez']], passed: true },
      },
      [],
      'play justice',
    ],
    [
      'lost',
      {
        you: { army: [['volantis']], hand: ['nezha'], turnsLeft: 1 },
        foe: {
          supremacy: 1,
          army: [
            ['timer', 'arpia'],
            ['kaez', 'genious'],
          ],
          passed: true,
        },
      },
      [],
      'pass',
    ],
  ];

  it.each(TABLES)('is %s', (wanted, set, before, answer) => {
    const { state } = table({ tiles: [], ...set }).play(...before);
    expect(namedIn(reasonAt(gosuX as Game, state, answer, !isCost(wanted)))).toContain(wanted);
  });
});

describe('a reason in GOSU Tactics', () => {
  const TABLES: [string, GoblinTable, string[], string][] = [
    [
      'own strength +',
      { you: { army: [['scribe']], hand: ['oracle', 'tracker'] } },
      [],
      'play oracle',
    ],
    [
      'foe strength -',
      {
        you: { army: [['shackler']], hand: ['sentry', 'spark'] },
        foe: { army: [['runner', 'packmate'], ['ranger']] },
      },
      ['play sentry'],
      'target foe:II1',
    ],
    [
      'own strength +',
      {
        you: { army: [['shackler', imprisoned('scribe')]], hand: ['dynamo', 'spark'] },
        foe: { army: [['runner']] },
      },
      ['play dynamo'],
      'do release',
    ],
    [
      'own armyWorth +',
      { you: { army: [['whisperer']], hand: ['gravedigger', 'revenant'] } },
      [],
      'play gravedigger',
    ],
    [
      'foe handCard -',
      { you: { army: [['whisperer']], hand: ['looter', 'ghoul'] }, foe: { hand: ['runner'] } },
      ['play ghoul'],
      'seat foe',
    ],
    [
      'own handSupported +',
      { you: { army: [['scribe']], hand: ['tinker', 'oracle', 'sage', 'inferno'] } },
      ['play tinker'],
      'discard inferno',
    ],
    [
      'own extraTurn +',
      { you: { army: [['scribe', 'runner-x']], hand: ['runner', 'scribe'] } },
      [],
      'play runner',
    ],
    [
      'own point +',
      { you: { army: [['scribe']], hand: ['oracle'] }, foe: { passed: true } },
      [],
      'pass',
    ],
    [
      'own pointSecond +',
      { you: { points: 1, army: [['scribe']], hand: ['oracle'] }, foe: { passed: true } },
      [],
      'pass',
    ],
    [
      '(own turnGiven +)',
      { you: { army: [['scribe']], hand: ['oracle'] }, foe: {}, third: {} },
      [],
      'pass',
    ],
    [
      'own towardsFifteen +',
      {
        you: {
          army: [
            ['scribe', 'runner', 'tinker', 'spark', 'revenant'],
            ['oracle', 'ranger', 'sentry', 'incendiary', 'ghoul'],
            ['ancestor', 'matriarch', 'colossus'],
          ],
          hand: ['bone-lord'],
        },
      },
      [],
      'play bone-lord',
    ],
    [
      'own towardsNine +',
      {
        you: {
          army: [
            ['scribe', 'scribe', 'herald', 'herald', 'prescient'],
            ['oracle', 'archivist'],
          ],
          hand: ['sage', 'spark'],
        },
      },
      [],
      'play sage',
    ],
    ['only', { you: { army: [['scribe']], hand: [] } }, [], 'pass'],
    [
      'wins',
      { you: { points: 2, army: [['scribe']], hand: ['oracle'] }, foe: { passed: true } },
      [],
      'pass',
    ],
    [
      'saves',
      {
        advantage: 'foe',
        you: { army: [['scribe']], hand: ['oracle'], turnsLeft: 1 },
        foe: { points: 2, army: [['runner', 'packmate']], passed: true },
      },
      [],
      'play oracle',
    ],
  ];

  it.each(TABLES)('is %s', (wanted, set, before, answer) => {
    const { state } = goblinTable(set).play(...before);
    const spelt = answer.replace('foe', 'p1');
    expect(namedIn(reasonAt(tactics as Game, state, spelt, !isCost(wanted)))).toContain(wanted);
  });
});
