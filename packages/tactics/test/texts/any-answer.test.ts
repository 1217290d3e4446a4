/** Any answer at any time of random games, however nonsensical: a legal one has no reason, every other one has words. */
import { type ActionCode, at, below, LANGS, makeCode, makeRng, type Rng } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import { ANSWER, KEEP, PASS } from '../../src/answers.ts';
import { apply, ask, toAct } from '../../src/flow/engine.ts';
import { setup } from '../../src/flow/setup.ts';
import { idOf } from '../../src/state/faces.ts';
import type { State } from '../../src/state/state.ts';
import { cannotPlay, whyNot } from '../../src/text/reasons.ts';
import { legalCodes, place } from './table.ts';

function playRandom(seed: number, onDecision: (s: State, legal: ActionCode[], rng: Rng) => void) {
  const s = setup(seed, 2 + (seed % 3));
  const rng = makeRng(`answers ${seed}`);
  while (toAct(s) >= 0) {
    const legal = legalCodes(s);
    onDecision(s, legal, rng);
    apply(s, at(legal, below(rng, legal.length)), undefined);
  }
  return s;
}

function someCodes(legal: readonly ActionCode[], rng: Rng): ActionCode[] {
  const same = at(legal, 0) >> 16;
  const kinds = Object.keys(ANSWER).length;
  const codes = [at(legal, 0), PASS, KEEP, -1, 2 ** 30, 2 ** 40, 1.5, Number.NaN];
  codes.push(makeCode(below(rng, kinds + 2), below(rng, 64), below(rng, 64)));
  for (let i = 0; i < 3; i++) {
    codes.push(makeCode(same, below(rng, 64)), makeCode(same, below(rng, 256), below(rng, 256)));
  }
  return codes;
}

test('an illegal one has a reason, a legal one has none; nothing changes', () => {
  for (let seed = 0; seed < 12; seed++) {
    playRandom(seed, (s, legal, rng) => {
      const before = JSON.stringify(s);
      for (const code of someCodes(legal, rng)) {
        for (const lang of LANGS) {
          const text = whyNot(s, code, lang);
          const fine = /^[\p{Lu}p][^\n]*[.?]$/u.test(text) && !BROKEN.test(text);
          if (legal.includes(code)) expect(text).toBe('');
          else expect(fine, `${code}: ${text}`).toBe(true);
        }
      }
      expect(JSON.stringify(s)).toBe(before);
    });
  }
});

const BROKEN = /undefined|\bnull\b|NaN|\[object| {2}|\. ?\.|(?<!\u00a0)\? |\(\?/;

test('cannotPlay agrees with the legal answers of the turn', () => {
  for (let seed = 0; seed < 12; seed++) {
    playRandom(seed, (s, legal) => {
      const { kind, seat } = ask(s);
      if (kind !== 'action') return;
      for (const card of s.players[seat]!.hand) {
        const reason = cannotPlay(s, seat, card, 'fr');
        expect(reason === null).toBe(legal.includes(place(idOf(card))));
      }
    });
  }
});

test('T4.2, T7: the game is over', () => {
  const s = playRandom(1, () => {});
  expect(LANGS.map((lang) => whyNot(s, PASS, lang))).toEqual([
    'The game is over.',
    'La partie est terminée.',
  ]);
});
