/**
 * Why an action is not possible: the reason of every problem the placing rules know, in both languages, from positions
 * built for it; and what is said to an answer that fits no question.
 */
import { type ActionCode, LANGS, makeCode } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { ANSWER, KEEP } from '../../src/answers.ts';
import type { PROBLEM } from '../../src/flow/placing.ts';
import type { AskKind } from '../../src/flow/procedure.ts';
import type { State } from '../../src/state/state.ts';
import { answersWanted, cannotPlay, whyNot } from '../../src/text/reasons.ts';
import { face, mutate, place, table, why } from './table.ts';

interface Case {
  readonly rule: string;
  readonly s: State;
  readonly code: ActionCode;
  readonly texts: readonly [en: string, fr: string];
}

const FIVE = ['prescient', 'prescient', 'scribe', 'scribe', 'herald'];
const HAND = ['scribe', 'sage', 'oracle', 'envoy'];

/** One case for each problem: leaving one out does not compile. */
const CASES: { readonly [P in Exclude<keyof typeof PROBLEM, 'none'>]: Case } = {
  notInHand: {
    rule: 'T3.1',
    s: table([{ hand: HAND }]),
    code: place('herald'),
    texts: ['Herald is not in your hand.', 'La carte Héraut n’est pas dans votre main.'],
  },
  notInDiscard: {
    rule: 'T3.6',
    s: table([{ hand: HAND, army: [['revenant']] }]),
    code: mutate('I1', 'scribe', true),
    texts: ['Scribe is not in the discard pile.', 'La carte Scribe n’est pas dans la défausse.'],
  },
  rowFull: {
    rule: 'T3.1',
    s: table([{ hand: HAND, army: [FIVE] }]),
    code: place('scribe'),
    texts: ['Your level-1 row is full.', 'Votre ligne de niveau 1 est pleine.'],
  },
  needsLevelBelow: {
    rule: 'T3.3',
    s: table([{ hand: HAND }]),
    code: place('oracle'),
    texts: [
      'You need fewer goblins of level 2 than of level 1: place one of level 1 first.',
      'Il faut moins de gobelins de niveau 2 que de niveau 1\u00a0: posez d’abord un gobelin de niveau 1.',
    ],
  },
  needsClanInFirstRow: {
    rule: 'T3.3',
    s: table([{ hand: HAND, army: [['#prescient', 'spark']] }]),
    code: place('oracle'),
    texts: [
      'Oracle needs a face-up goblin of the Gobans clan in your level-1 row.',
      'Pour poser Oracle, il faut un gobelin du clan des Gobans face visible dans votre ligne de niveau 1.',
    ],
  },
  needsClanInSecondRow: {
    rule: 'T3.4',
    s: table([{ hand: ['ancestor'], army: [['prescient', 'spark'], ['raider']] }]),
    code: place('ancestor'),
    texts: [
      'Ancestor needs a face-up goblin of the Gobans clan in your level-2 row.',
      'Pour poser Ancêtre, il faut un gobelin du clan des Gobans face visible dans votre ligne de niveau 2.',
    ],
  },
  cannotPay: {
    rule: 'T3.2',
    s: table([{ hand: ['scribe', 'sage'], army: [['spark']] }]),
    code: place('scribe'),
    texts: [
      'You would have to discard 2 other cards, and you hold 1.',
      'Vous devriez défausser 2 autres cartes, et vous n’en avez qu’une.',
    ],
  },
  noGoblinThere: {
    rule: 'T3.6',
    s: table([{ hand: HAND, army: [['spark']] }]),
    code: mutate('I2', 'scribe'),
    texts: ['There is no goblin at I2.', 'Il n’y a pas de gobelin en I2.'],
  },
  imprisoned: {
    rule: 'T6.11',
    s: table([{ hand: HAND, army: [['#spark']] }]),
    code: mutate('I1', 'scribe'),
    texts: [
      'Spark is imprisoned: it cannot mutate.',
      'Le gobelin Étincelle est emprisonné\u00a0: il ne peut pas muter.',
    ],
  },
  cannotMutate: {
    rule: 'T3.6',
    s: table([{ hand: HAND, army: [['prescient'], ['sage']] }]),
    code: mutate('II1', 'oracle'),
    texts: [
      'Sage has no mutation cost: it cannot mutate.',
      'Le gobelin Sage n’a pas de coût de mutation\u00a0: il ne peut pas muter.',
    ],
  },
  otherLevel: {
    rule: 'T3.6',
    s: table([{ hand: HAND, army: [['spark']] }]),
    code: mutate('I1', 'oracle'),
    texts: [
      'Oracle is of another level: a goblin of level 1 mutates into one of level 1.',
      'Le gobelin Oracle est d’un autre niveau\u00a0: un gobelin de niveau 1 mute en un gobelin de niveau 1.',
    ],
  },
  sameName: {
    rule: 'T3.6',
    s: table([{ hand: ['scribe-x', 'sage'], army: [['scribe']] }]),
    code: mutate('I1', 'scribe-x'),
    texts: [
      'A goblin cannot mutate into one of the same name (Scribe).',
      'Un gobelin ne peut pas muter en un gobelin du même nom (Scribe).',
    ],
  },
  notZombie: {
    rule: 'T3.6',
    s: table([{ hand: HAND, army: [['spark']] }], { discard: ['herald'] }),
    code: mutate('I1', 'herald', true),
    texts: [
      'Spark has no zombie mutation: the new goblin must come from your hand.',
      'Le gobelin Étincelle n’a pas de mutation zombie\u00a0: le nouveau gobelin doit venir de votre main.',
    ],
  },
};

describe('placing and mutating', () => {
  test.each(Object.entries(CASES).map(([name, it]) => [it.rule, name, it] as const))(
    '%s: %s',
    (_rule, _name, { s, code, texts }) => {
      expect(why(s, code)).toEqual(texts);
    },
  );

  test('T3.7: the cards that could pay', () => {
    const army = [['prescient', 'revenant']];
    const s = table([{ hand: ['scribe', 'sage'], army }], { discard: ['herald'] });
    expect(why(s, mutate('I1', 'scribe'))[0]).toMatch(/discard 2 other cards, and you hold 1\.$/);
    expect(whyNot(s, mutate('I2', 'herald', true), 'en')).toBe('');
    const none = table([{ army }], { discard: ['herald'] });
    expect(why(none, mutate('I2', 'herald', true))).toEqual([
      'You would have to discard 1 card, and you hold none.',
      'Vous devriez défausser 1 carte, et vous n’en avez aucune.',
    ]);
  });

  test('T3.6: a card in the discard pile is only missing its "from discard"', () => {
    const army = [['prescient', 'revenant']];
    const s = table([{ hand: HAND, army }], { discard: ['herald'] });
    expect(why(s, mutate('I2', 'herald'))).toEqual([
      'Herald is not in your hand but in the discard pile: add "from discard" to your answer.',
      'La carte Héraut n’est pas dans votre main mais dans la défausse\u00a0: ajoutez «\u00a0from discard\u00a0» à votre réponse.',
    ]);
    expect(why(s, mutate('I1', 'herald'))[0]).toBe('Herald is not in your hand.');
  });

  test('T3.4: level 3 needs level 2', () => {
    const s = table([{ hand: ['ancestor'], army: [['prescient']] }]);
    expect(why(s, place('ancestor'))[0]).toBe(
      'You need fewer goblins of level 3 than of level 2: place one of level 2 first.',
    );
  });

  test('cannotPlay gives the reason of the placing, wherever the turn is', () => {
    const { s, code, texts } = CASES.needsClanInFirstRow;
    expect(LANGS.map((lang) => cannotPlay(s, 0, face('oracle'), lang))).toEqual(texts);
    expect(whyNot(s, code, 'en')).toBe(texts[0]);
    expect(cannotPlay(s, 1, face('oracle'), 'en')).toBe('Oracle is not in your hand.');
    expect(cannotPlay(s, 0, 200, 'en')).toBe('There is no such card.');
    expect(cannotPlay(table([{ hand: HAND }]), 0, face('scribe'), 'en')).toBeNull();
  });
});

describe('the wrong kind of answer', () => {
  test('is met with the question', () => {
    const s = table([{ hand: HAND }]);
    expect(why(s, KEEP)).toEqual([
      'First answer this: Your turn: place a goblin, mutate one or pass.',
      'Répondez d’abord à ceci\u00a0: Votre tour\u00a0: posez un gobelin, faites-en muter un ou passez.',
    ]);
  });

  test('every kind of question takes some answer, and every answer has its question', () => {
    const kinds: { readonly [K in AskKind]: true } = {
      action: true,
      hand: true,
      discard: true,
      target: true,
      pick: true,
      seat: true,
      verb: true,
      order: true,
    };
    const taken = (Object.keys(kinds) as AskKind[]).flatMap((kind) => answersWanted(kind));
    expect(taken.sort((a, b) => a - b)).toEqual(Object.values(ANSWER).sort((a, b) => a - b));
  });

  test('a right kind with nonsense in it is refused in words', () => {
    const s = table([{ hand: HAND, army: [['spark']] }]);
    expect(why(s, makeCode(ANSWER.play, 250))).toEqual([
      'There is no such card.',
      'Cette carte n’existe pas.',
    ]);
    expect(why(s, makeCode(ANSWER.play, face('sage'), 7))[0]).toMatch(/\.$/);
    expect(why(s, makeCode(ANSWER.play, face('scribe'), 7))[0]).toBe(
      'This answer is not possible here.',
    );
    expect(why(s, makeCode(ANSWER.shift, 15, face('scribe')))[0]).toBe(
      'This answer is not possible here.',
    );
    expect(why(s, makeCode(ANSWER.pass, 1))[1]).toBe('Cette réponse n’est pas possible ici.');
  });
});
