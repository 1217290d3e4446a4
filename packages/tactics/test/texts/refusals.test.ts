/** Why a goblin in an army cannot mutate, whatever into, or into this one. */
import { codeKind, LANGS, ROW_LENGTH, readPlace } from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { expect, test } from 'vitest';
import { ANSWER, readShift, shiftCode } from '../../src/answers.ts';
import { ask } from '../../src/flow/engine.ts';
import { tactics } from '../../src/game.ts';
import type { State } from '../../src/state/state.ts';
import { cannotMutate, cannotMutateInto, whyNot } from '../../src/text/reasons.ts';
import { face, table } from './table.ts';

const spot = (name: string) => readPlace(name, 0);
const why = (s: State, name: string) => LANGS.map((lang) => cannotMutate(s, 0, spot(name), lang));
const into = (s: State, name: string, id: string, fromDiscard = false) =>
  cannotMutateInto(s, 0, { spot: spot(name), face: face(id), fromDiscard }, 'en');

test('T3.6, T6.11: imprisoned goblins, goblins without a cost and empty places', () => {
  const s = table([{ hand: ['scribe', 'envoy', 'oracle'], army: [['#spark', 'spark'], ['sage']] }]);
  expect(why(s, 'I1')).toEqual([
    'Spark is imprisoned: it cannot mutate.',
    'Le gobelin Étincelle est emprisonné\u00a0: il ne peut pas muter.',
  ]);
  expect(why(s, 'II1')[0]).toBe('Sage has no mutation cost: it cannot mutate.');
  expect(why(s, 'III1')[0]).toBe('There is no goblin at III1.');
  expect(why(s, 'I2')).toEqual([null, null]);
});

test('T3.6: no goblin of the level, or only one of the same name', () => {
  const other = table([{ hand: ['oracle', 'envoy'], army: [['spark']] }]);
  expect(why(other, 'I1')).toEqual([
    'You hold no goblin of level 1 it could mutate into.',
    'Vous n’avez en main aucun gobelin de niveau 1 pour cette mutation.',
  ]);
  const same = table([{ hand: ['oracle', 'scribe-x'], army: [['scribe']] }]);
  expect(why(same, 'I1')[0]).toBe('A goblin cannot mutate into one of the same name (Scribe).');
});

test('T3.6, T3.7: a zombie looks in the discard pile too, and pays with one card more', () => {
  const army = [['revenant']];
  expect(why(table([{ hand: ['oracle'], army }], { discard: ['herald'] }), 'I1')[0]).toBeNull();
  expect(why(table([{ hand: ['oracle'], army }], { discard: ['envoy'] }), 'I1')).toEqual([
    'Neither your hand nor the discard pile has a goblin of level 1 it could mutate into.',
    'Il n’y a ni dans votre main ni dans la défausse de gobelin de niveau 1 pour cette mutation.',
  ]);
  expect(why(table([{ army }], { discard: ['herald'] }), 'I1')[0]).toBe(
    'You would have to discard 1 card, and you hold none.',
  );
});

test('T3.6, T3.7: into one goblin, the first reason against it', () => {
  const s = table(
    [{ hand: ['scribe', 'scribe-x', 'oracle', 'envoy'], army: [['scribe'], ['sage']] }],
    {
      discard: ['herald'],
    },
  );
  expect(into(s, 'I1', 'scribe-x')).toBe(
    'A goblin cannot mutate into one of the same name (Scribe).',
  );
  expect(into(s, 'I1', 'oracle')).toMatch(/^Oracle is of another level/);
  expect(into(s, 'I1', 'herald', true)).toMatch(/^Scribe has no zombie mutation/);
  const free = table([{ hand: ['scribe', 'oracle', 'envoy'], army: [['spark']] }]);
  expect(into(free, 'I1', 'scribe')).toBeNull();
});

test('they agree with the legal actions of every turn, and with the reasons of those that are not', () => {
  for (let seed = 0; seed < 6; seed++) {
    playRandom(tactics, {
      seed,
      players: 2 + (seed % 3),
      onDecision: (s, legal) => {
        const { kind, seat } = ask(s);
        if (kind !== 'action') return undefined;
        const shifts = legal.filter((code) => codeKind(code) === ANSWER.shift).map(readShift);
        s.players[seat]!.rows.forEach((row, level) => {
          row.forEach((_, column) => {
            const place = level * ROW_LENGTH + column;
            const canMutate = shifts.some((one) => one.spot === place);
            expect(cannotMutate(s, seat, place, 'fr') === null).toBe(canMutate);
            for (const [faces, fromDiscard] of [
              [s.players[seat]!.hand, false],
              [s.discard, true],
            ] as const) {
              const into = (face: number) =>
                cannotMutateInto(s, seat, { spot: place, face, fromDiscard }, 'fr') ?? '';
              const refused = (face: number) =>
                whyNot(s, shiftCode(place, face, fromDiscard), 'fr');
              expect(faces.map(into)).toEqual(faces.map(refused));
            }
          });
        });
        return undefined;
      },
    });
  }
});
