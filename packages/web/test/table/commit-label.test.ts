/** What the button says that gives the answer. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { commitLabel } from '../../src/table/choosing/commit-label.ts';
import { WORDS } from '../../src/table/words.ts';
import { answer, held, prompt } from './scenes.ts';
import { turn } from './turn.ts';

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
