/** Reasons in random games: each illegal answer has one, no legal one has, and to look for it changes nothing. */
import {
  type ActionCode,
  below,
  LANGS,
  makeCode,
  makeRng,
  PLACES_PER_SEAT,
} from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { ANSWER, DONE, playCode, shiftCode } from '../../src/answers.ts';
import { gosuX } from '../../src/game.ts';
import { CLAN_COUNT, KIND_COUNT, NAMES, ROWS_OF } from '../../src/state/kinds.ts';
import { cannotPlay, whyNot } from '../../src/text/reasons.ts';

describe('any answer, at any time', () => {
  /** Some well-formed answers, legal or not. */
  function someCode(rng: number[]): ActionCode {
    const kind = below(rng, Object.keys(ANSWER).length);
    const card = below(rng, KIND_COUNT);
    if (kind === ANSWER.play) return playCode(card, below(rng, 3), below(rng, 4) === 0);
    if (kind === ANSWER.shift)
      return shiftCode(below(rng, PLACES_PER_SEAT), card, below(rng, 4) === 0);
    const counts: Partial<Record<number, number>> = {
      [ANSWER.draft]: CLAN_COUNT,
      [ANSWER.spend]: 3,
      [ANSWER.activate]: PLACES_PER_SEAT,
      [ANSWER.discard]: KIND_COUNT,
      [ANSWER.target]: 2 * PLACES_PER_SEAT,
      [ANSWER.pick]: KIND_COUNT,
      [ANSWER.take]: PLACES_PER_SEAT + 1,
      [ANSWER.clan]: CLAN_COUNT,
      [ANSWER.level]: 3,
      [ANSWER.seat]: 2,
      [ANSWER.tile]: CLAN_COUNT,
      [ANSWER.card]: KIND_COUNT,
      [ANSWER.name]: NAMES.length,
      [ANSWER.do]: 3,
      [ANSWER.order]: 2 * PLACES_PER_SEAT,
      [ANSWER.use]: KIND_COUNT,
    };
    return makeCode(kind, below(rng, counts[kind] ?? 1));
  }

  const SENTENCE = /^[^\n]*\p{L}[^\n]*[.?]$/u;
  const BROKEN = /undefined|\bnull\b|NaN|\[object| {2}/;
  const BAD_FRENCH = /'|[^\u00a0][;!?»]/;

  test('an illegal one has a reason, a legal one has none; nothing changes', () => {
    for (let seed = 0; seed < 40; seed++) {
      const rng = makeRng(`codes ${seed}`);
      playRandom(gosuX, {
        seed,
        onDecision: (s, legal) => {
          const before = JSON.stringify(s);
          const same = (legal[0] ?? 0) >> 16;
          const codes = [someCode(rng), someCode(rng), DONE, -1, 2 ** 30, legal[0] ?? 0];
          for (let i = 0; i < 4; i++) codes.push(makeCode(same, below(rng, 256), below(rng, 256)));
          // Many thousands: one expectation for each would take longer than the rest.
          const wrong = codes.flatMap((code) =>
            LANGS.flatMap((lang) => {
              const text = whyNot(s, code, lang);
              const isRight = legal.includes(code) ? text === '' : SENTENCE.test(text);
              const isBroken = BROKEN.test(text) || (lang === 'fr' && BAD_FRENCH.test(text));
              return isRight && !isBroken ? [] : [`${lang} ${code}: ${text}`];
            }),
          );
          expect(wrong).toEqual([]);
          const after = JSON.stringify(s);
          if (after !== before) expect(after).toBe(before);
          return undefined;
        },
      });
    }
  });

  test('cannotPlay agrees with the legal plays of the turn', () => {
    for (let seed = 0; seed < 20; seed++) {
      playRandom(gosuX, {
        seed,
        onDecision: (s, legal) => {
          if (gosuX.question(s, 'en').kind !== 'action') return undefined;
          const seat = s.turn;
          for (const card of s.players[seat].hand) {
            const kind = s.kinds[card] ?? 0;
            const rows = [0, 1, 2].filter((row) => ((ROWS_OF[kind] ?? 0) >> row) & 1);
            const playable = rows.some((row) => legal.includes(playCode(kind, row, false)));
            expect(cannotPlay(s, seat, kind, 'en') === null).toBe(playable);
          }
          return undefined;
        },
      });
    }
  });

  test('X10.6: the game is over', () => {
    const { state } = playRandom(gosuX, { seed: 3 });
    expect(whyNot(state, DONE, 'en')).toBe('The game is over.');
    expect(whyNot(state, DONE, 'fr')).toBe('La partie est terminée.');
  });
});
