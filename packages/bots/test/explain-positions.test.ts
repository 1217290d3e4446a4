/** Reasons at tables laid out for them: what an answer gains is what a player would name. */
import { explain, type Reason } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type Game, makeRng } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { type Table, scenario as table } from '@testing/gosu-x/scenario.ts';
import {
  type Table as GoblinTable,
  scenario as goblinTable,
  imprisoned,
} from '@testing/tactics/scenario.ts';
import { describe, expect, it } from 'vitest';

/** The reason for an answer at this table, once others have been given. */
function reasonAt(game: Game, state: unknown, answer: string): Reason {
  const parsed = game.parse(state, answer, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  const view = game.view(state, game.toAct(state));
  return explain(game, view, [parsed.value], makeRng('reasons'))![0]!;
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
      'own handValue +',
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
    expect(namedIn(reasonAt(gosuX as Game, state, answer))).toContain(wanted);
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
    expect(namedIn(reasonAt(tactics as Game, state, spelt))).toContain(wanted);
  });
});
