/** Pointing, selecting, and what is marked and said of it. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { commitLabel } from '../../src/table/choosing/commit-label.ts';
import {
  cardSelected,
  decisionOf,
  ghostCards,
  ghostsIn,
  quickHandles,
} from '../../src/table/choosing/decision.ts';
import { marksOf } from '../../src/table/choosing/marks.ts';
import { arranged, moved } from '../../src/table/choosing/order.ts';
import { formOf, seatIn, wordAnswers } from '../../src/table/choosing/prompt-form.ts';
import {
  candidates,
  choose,
  isPointedAt,
  meant,
  PASS,
  point,
  refusalWith,
  TOKENS,
} from '../../src/table/choosing/selection.ts';
import {
  canComeEarlier,
  canWait,
  isMidway,
  isOneOfSeveral,
} from '../../src/table/store/staging.ts';
import { WORDS } from '../../src/table/words.ts';
import { answer, cell, held, prompt, scene, seat } from './scenes.ts';

const play = answer(1, 'play elle', ['hand:elle'], { to: 'p0:I1' });
const playOther = answer(2, 'play sati', ['hand:sati'], { to: 'p0:I1' });
const shift = answer(3, 'shift I1 elle', ['hand:elle', 'p0:I1'], { to: 'p0:I1' });
const shiftOther = answer(4, 'shift I2 elle', ['hand:elle', 'p0:I2'], { to: 'p0:I2' });
const activate = answer(5, 'activate I1', ['p0:I1']);
const spend = answer(6, 'spend 1');
const pass = answer(7, 'pass');
const turn = prompt([play, playOther, shift, shiftOther, activate, spend, pass]);

describe('selection', () => {
  test('one thing pointed at means the answer that is about nothing else', () => {
    expect(point(turn, null, 'hand:elle')).toEqual({ handles: ['hand:elle'], code: play.code });
    expect(point(turn, null, 'p0:I1')).toEqual({ handles: ['p0:I1'], code: activate.code });
  });

  test('a second thing narrows it down, or begins anew where both have no answer', () => {
    const first = point(turn, null, 'hand:elle');
    expect(point(turn, first, 'p0:I2').code).toBe(shiftOther.code);
    expect(point(turn, first, 'hand:sati')).toEqual({
      handles: ['hand:sati'],
      code: playOther.code,
    });
  });

  test('several of equal right are no choice yet', () => {
    const rows = ['I', 'II', 'III'].map((row, i) =>
      answer(i, `play bhj ${row}`, ['hand:bhj'], { to: `p0:${row}1` }),
    );
    expect(meant(rows, ['hand:bhj'])).toBeNull();
    expect(point(prompt(rows), { handles: ['hand:bhj'], code: null }, 'p0:II1').code).toBe(1);
  });

  test('tokens and pass can be pointed at, though no answer names them', () => {
    expect(candidates(turn.answers, [TOKENS])).toEqual([activate, spend]);
    expect(point(turn, null, PASS).code).toBe(pass.code);
    expect(quickHandles(turn)).toEqual([TOKENS, PASS]);
    expect(quickHandles(prompt([play]))).toEqual([]);
  });

  test('choosing an answer keeps what was pointed at for it', () => {
    const before = point(turn, null, 'hand:elle');
    expect(choose(before, shift)).toEqual({ handles: ['hand:elle'], code: shift.code });
    expect(choose(before, pass)).toEqual({ handles: [], code: pass.code });
  });

  test('nothing is meant where it is not mine to decide', () => {
    expect(point({ ...turn, isMine: false }, null, 'hand:elle').code).toBeNull();
  });
});

describe('what does not go together', () => {
  const asked = prompt([play, playOther, shift, shiftOther, activate, pass], {
    refusals: [
      { about: ['p0:II1'], whyNot: 'captured' },
      { about: ['p0:I2', 'hand:sati'], whyNot: 'another level' },
      { about: ['p0:I2', 'hand:ban'], whyNot: 'identical' },
      { about: ['p0:I1', 'hand:ban'], whyNot: 'too dear' },
    ],
  });
  const table = scene({ prompt: asked });
  const place = point(asked, null, 'p0:I2');
  const refused = point(asked, place, 'hand:ban');

  test('a card no answer is about says why', () => {
    const selection = point(asked, null, 'p0:II1');
    expect(selection).toEqual({ handles: ['p0:II1'], code: null });
    expect(decisionOf(table, selection)?.whyNot).toBe('captured');
    expect(decisionOf(table, point(asked, null, 'p1:I1'))?.whyNot).toBe('');
    expect(decisionOf(table, point(asked, null, 'p0:I1'))?.whyNot).toBeNull();
  });

  test('a card for the place that is chosen says why it cannot go there, and both stay chosen', () => {
    expect(refused).toEqual({ handles: ['p0:I2', 'hand:ban'], code: null });
    expect(decisionOf(table, refused)?.whyNot).toBe('identical');
  });

  test('one that can be played by itself begins anew', () => {
    expect(point(asked, place, 'hand:sati')).toEqual({
      handles: ['hand:sati'],
      code: playOther.code,
    });
  });

  test('in either order: a place that is no choice of its own is meant for the card', () => {
    for (const [card, why] of [
      ['hand:ban', 'identical'],
      ['hand:sati', 'another level'],
    ] as const) {
      const both = point(asked, point(asked, null, card), 'p0:I2');
      expect(both).toEqual({ handles: [card, 'p0:I2'], code: null });
      expect(decisionOf(table, both)?.whyNot).toBe(why);
      expect(point(asked, both, 'p0:I2').handles).toEqual(['p0:I2']);
    }
    const activated = point(asked, point(asked, null, 'hand:ban'), 'p0:I1');
    expect(activated).toEqual({ handles: ['p0:I1'], code: activate.code });
    expect(decisionOf(table, point(asked, activated, 'hand:ban'))?.whyNot).toBe('too dear');
  });

  test('tokens say why a card that can only be shifted takes none, and are a choice after it', () => {
    const spending = prompt([shiftOther, activate, spend], {
      refusals: [{ about: ['p0:I2', TOKENS], whyNot: 'no free icon' }],
    });
    const both = point(spending, point(spending, null, TOKENS), 'p0:I2');
    expect(both.handles).toEqual([TOKENS, 'p0:I2']);
    expect(decisionOf(scene({ prompt: spending }), both)?.whyNot).toBe('no free icon');
    const tokens = point(spending, point(spending, null, 'p0:I2'), TOKENS);
    expect(tokens).toEqual(point(spending, null, TOKENS));
  });

  test('another partner is found for the same place', () => {
    expect(point(asked, refused, 'hand:elle')).toEqual({
      handles: ['p0:I2', 'hand:elle'],
      code: shiftOther.code,
    });
    const markOf = marksOf(asked, refused);
    expect(['p0:I2', 'hand:ban', 'hand:elle', 'hand:sati'].map(markOf)).toEqual([
      'selected',
      'selected',
      'target',
      'dim',
    ]);
  });

  test('pointing at either once more begins with it, and confirms nothing', () => {
    expect(isPointedAt(refused, 'hand:ban')).toBe(false);
    expect(point(asked, refused, 'hand:ban').handles).toEqual(['hand:ban']);
    expect(point(asked, refused, 'p0:I2').handles).toEqual(['p0:I2']);
    expect(isPointedAt(point(asked, place, 'hand:elle'), 'hand:elle')).toBe(true);
    expect(isPointedAt(place, 'p0:I2')).toBe(true);
  });

  test('with a place chosen, cards in hand tell why they cannot go there', () => {
    const tell = (selection: typeof place | null) =>
      ['hand:sati', 'hand:ban', 'hand:elle'].map((card) => refusalWith(asked, selection, card));
    expect(tell(place)).toEqual(['another level', 'identical', null]);
    expect(tell(refused)).toEqual(['another level', 'identical', null]);
    expect(tell(null)).toEqual([null, null, null]);
    expect(tell(point(asked, place, 'hand:elle'))).toEqual([null, null, null]);
  });
});

describe('marks', () => {
  test('on one’s turn: what can be done, and what cannot among the cards in hand', () => {
    const markOf = marksOf(turn, null);
    expect(markOf('hand:elle')).toBe('legal');
    expect(markOf('hand:ban')).toBe('dim');
    expect(marksOf(prompt([pass]), null)('hand:ban')).toBe('dim');
    expect(markOf('p0:I1')).toBe('legal');
    expect(markOf('p1:I1')).toBeNull();
  });

  test('what narrows a selection is a target', () => {
    const markOf = marksOf(turn, point(turn, null, 'hand:elle'));
    expect(markOf('hand:elle')).toBe('selected');
    expect(markOf('p0:I2')).toBe('target');
    expect(markOf('hand:sati')).toBe('legal');
  });

  test('with a place chosen, cards that cannot go there step back', () => {
    const markOf = marksOf(turn, point(turn, null, 'p0:I2'));
    expect(markOf('p0:I2')).toBe('selected');
    expect(markOf('hand:elle')).toBe('target');
    expect(markOf('hand:sati')).toBe('dim');
    expect(markOf('p0:I1')).toBe('legal');
  });

  test('where targets are wanted all others step back, in that zone only', () => {
    const markOf = marksOf(
      prompt([answer(1, 'target p1:I1', ['p1:I1'])], { kind: 'target' }),
      null,
    );
    expect(markOf('p1:I1')).toBe('target');
    expect(markOf('p0:I1')).toBe('dim');
    expect(markOf('hand:elle')).toBeNull();
  });

  test('nothing is marked for those who wait', () => {
    expect(marksOf({ ...turn, isMine: false }, null)('hand:elle')).toBeNull();
    expect(marksOf(null, null)('hand:elle')).toBeNull();
  });
});

describe('forms of questions', () => {
  test('where the answers lie decides', () => {
    expect(formOf(turn)).toBe('table');
    expect(formOf(prompt([answer(1, 'draft galmi', ['clan:galmi'])], { kind: 'draft' }))).toBe(
      'draft',
    );
    expect(
      formOf(prompt([answer(1, 'pick elle', ['discard:0:elle', 'card:elle'])], { kind: 'pick' })),
    ).toBe('picker');
    expect(formOf(prompt([answer(1, 'yes'), answer(2, 'no')], { kind: 'may' }))).toBe('words');
    const names = Array.from({ length: 30 }, (_, i) => answer(i, `card c${i}`, [`card:c${i}`]));
    expect(formOf(prompt(names, { kind: 'card' }))).toBe('name');
  });

  test('a shift from the discard pile leaves the turn on the table', () => {
    expect(
      formOf(prompt([answer(1, 'shift I1 elle from discard', ['discard:0:elle', 'p0:I1'])])),
    ).toBe('table');
  });

  test('words are buttons wherever the others lie', () => {
    const mixed = prompt([answer(1, 'take I1', ['p0:I1']), answer(2, 'take spent')], {
      kind: 'take',
    });
    expect(wordAnswers(mixed).map(({ notation }) => notation)).toEqual(['take spent']);
    expect(seatIn('p2:III5')).toBe(2);
    expect(seatIn('hand:elle')).toBe(-1);
  });
});

describe('decisions', () => {
  test('an unplayable card says the first reason', () => {
    const table = scene({
      seats: [
        seat(0, { hand: [{ card: 'ban', isKnown: false, whyNot: 'needs a Troop' }] }),
        seat(1),
      ],
      prompt: turn,
    });
    const selection = point(turn, null, 'hand:ban');
    expect(decisionOf(table, selection)?.whyNot).toBe('needs a Troop');
    expect(cardSelected(table, selection)).toBe('ban');
  });

  test('a pass that is not possible says why', () => {
    const asked = prompt([play], {
      impossible: [{ notation: 'pass', label: 'Pass', whyNot: 'tokens in hand' }],
    });
    expect(decisionOf(scene({ prompt: asked }), point(asked, null, PASS))?.whyNot).toBe(
      'tokens in hand',
    );
  });

  test('a card in an army is read by its place', () => {
    const table = scene({ seats: [seat(0), seat(1, { army: [[cell('p1:I1', 'sati')], [], []] })] });
    expect(cardSelected(table, { handles: ['p1:I1'], code: null })).toBe('sati');
  });

  test('ghosts stand where cards would go', () => {
    expect([...ghostCards([play, pass, shiftOther])]).toEqual([
      ['p0:I1', 'elle'],
      ['p0:I2', 'elle'],
    ]);
  });

  test('what is staged is a ghost while it is paid for, and then where the scene has it', () => {
    const paying = scene({ centre: { ...scene().centre, open: ['elle'] } });
    expect([...ghostsIn(paying, [play], [])]).toEqual([['p0:I1', 'elle']]);
    expect([...ghostsIn(scene(), [play], [])]).toEqual([]);
    expect([...ghostsIn(scene(), [play], [shiftOther])]).toEqual([['p0:I2', 'elle']]);
  });
});

describe('staging', () => {
  const open = {
    lines: [],
    goesOn: true,
    isReversible: true,
    mayBeAnswered: false,
    forces: null,
  };
  const next = (more: Parameters<typeof prompt>[1]) => scene({ prompt: prompt([], more) });

  test('an answer waits while the same player goes on with the same action', () => {
    expect(canWait(open, turn, next({ kind: 'discard', purpose: 'cost' }))).toBe(true);
    expect(canWait(open, turn, next({ kind: 'action' }))).toBe(false);
    expect(canWait(open, turn, next({ kind: 'discard', seat: 1 }))).toBe(false);
    expect(canWait(open, turn, scene())).toBe(false);
    expect(canWait({ ...open, isReversible: false }, turn, next({ kind: 'discard' }))).toBe(false);
  });

  test('undo stops at beginnings: not at a price, nor at the second of several', () => {
    expect(isMidway({ isPayment: true, step: null })).toBe(true);
    expect(isMidway({ isPayment: false, step: { now: 2, of: 4 } })).toBe(true);
    expect(isMidway({ isPayment: false, step: { now: 1, of: 4 } })).toBe(false);
    expect(isMidway({ isPayment: false, step: null })).toBe(false);
  });

  test('all but the last of several are chosen by one tap', () => {
    expect(isOneOfSeveral({ step: { now: 1, of: 2 } })).toBe(true);
    expect(isOneOfSeveral({ step: { now: 2, of: 2 } })).toBe(false);
    expect(isOneOfSeveral({ step: null })).toBe(false);
  });
});

describe('the button that commits', () => {
  const words = (lang: 'en' | 'fr') => ({
    say: sayIn(WORDS, lang),
    lang,
    nameOf: (card: string) => card.toUpperCase(),
  });
  const action = answer(1, 'play solok', ['hand:solok'], {
    label: 'Play Solok',
    cost: { cards: 2, why: '' },
  });
  const paying = prompt([], { kind: 'discard', purpose: 'cost', isPayment: true });
  const discard = (card: string) => answer(2, `discard ${card}`, [`hand:${card}`]);

  test('says what is still to be chosen', () => {
    expect(commitLabel([], turn, action, words('en'))).toBe(
      'Play Solok: choose 2 cards to discard',
    );
    expect(commitLabel([], turn, action, words('fr'))).toBe(
      'Play Solok\u00a0: choisir 2 cartes à défausser',
    );
  });

  test('says the whole action with its price', () => {
    const steps = [
      { prompt: turn, answer: action },
      { prompt: paying, answer: discard('elle') },
    ];
    expect(commitLabel(steps, paying, discard('sati'), words('en'))).toBe(
      'Play Solok, discarding ELLE and SATI',
    );
    expect(commitLabel(steps, paying, discard('sati'), words('fr'))).toBe(
      'Play Solok, en défaussant ELLE et SATI',
    );
  });

  test('says shortly what one is warned of, also where there is still something to be chosen', () => {
    const careful = { label: 'Play Solok', careful: 'no effect', warning: 'Nothing happens.' };
    const free = answer(1, 'play solok', ['hand:solok'], careful);
    expect(commitLabel([], turn, free, words('en'))).toBe('Play Solok (no effect)');
    const dear = { ...free, cost: { cards: 1, why: '' } };
    expect(commitLabel([], turn, dear, words('en'))).toBe(
      'Play Solok (no effect): choose 1 card to discard',
    );
    const steps = [{ prompt: turn, answer: dear }];
    expect(commitLabel(steps, paying, discard('elle'), words('en'))).toBe(
      'Play Solok (no effect), discarding ELLE',
    );
  });

  test('says the engine’s words otherwise', () => {
    expect(
      commitLabel(
        [],
        prompt([], { kind: 'may' }),
        answer(1, 'yes', [], { label: 'Draw 2 cards' }),
        words('en'),
      ),
    ).toBe('Draw 2 cards');
    expect(held('a')[0]?.card).toBe('a');
  });
});

describe('what comes first', () => {
  const effects = ['a', 'b', 'c'].map((name, code) => answer(code, `order ${name}`));

  test('is kept from one question to the next; what is new comes last', () => {
    const wanted = ['order c', 'order a'];
    expect(arranged(effects, []).map(({ code }) => code)).toEqual([0, 1, 2]);
    expect(arranged(effects, wanted).map(({ code }) => code)).toEqual([2, 0, 1]);
    expect(arranged(effects.slice(0, 2), wanted).map(({ code }) => code)).toEqual([0, 1]);
  });

  test('is moved one place at a time, and not over the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  test('counts where cards go on a deck, and nowhere else', () => {
    const step = (purpose: string) => ({ prompt: prompt([], { purpose }), answer: effects[0]! });
    const onDeck = step('put-on-deck');
    expect(canComeEarlier([onDeck, onDeck], 1)).toBe(true);
    expect(canComeEarlier([onDeck, onDeck], 0)).toBe(false);
    expect(canComeEarlier([step('cost'), step('cost')], 1)).toBe(false);
    expect(canComeEarlier([step('cost'), onDeck], 1)).toBe(false);
  });
});
