/** Short names that stay distinct, sentences said to "you", and rule words in both languages. */
import { CARD_DEFS, cardName, type GosuXEvent, gosuX } from '@open-gosu/gosu-x';
import { type ActionCode, below, LANGS, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { shortName } from '../src/draw/names.ts';
import { PLAY_COMMANDS } from '../src/play/commands.ts';
import { gosuXDesk } from '../src/play/gosu-x/desk.ts';
import { TOPICS } from '../src/play/gosu-x/topics.ts';

describe.each(LANGS)('short names, %s', (lang) => {
  it.each([22, 17, 14, 12])('are distinct and fit %i columns', (room) => {
    const names = CARD_DEFS.map((def) => shortName(cardName(def, lang), room));
    for (const name of names) expect([...name].length, name).toBeLessThanOrEqual(room);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('are cut at words', () => {
    const short = (id: string, room: number) =>
      shortName(cardName(CARD_DEFS.find((def) => def.id === id)!, lang), room);
    expect(short('petal-faeries', 14)).toBe(lang === 'en' ? 'Petal Faeries' : 'Fées pétale');
    expect(short('petal-faeries', 10)).toBe(lang === 'en' ? 'P. Faeries' : 'F. pétale');
    expect(short('bhj-galmi', 14)).toBe('BHJ (Galmi)');
  });
});

const { tell } = gosuXDesk;

/** Every kind of event as seat 0 sees it, from whole random games. */
function manyEvents(): GosuXEvent[] {
  const found: GosuXEvent[] = [];
  const codes: ActionCode[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const options = gosuX.options(seed % 3 === 0 ? { preset: 'prototype' } : {}, 'en');
    if (!options.ok) throw new Error(options.message);
    const s = gosuX.setup(options.value, seed, 2);
    const rng = makeRng(seed);
    while (gosuX.toAct(s) >= 0) {
      const count = gosuX.legal(s, codes);
      gosuX.apply(s, codes[below(rng, count)]!, (event) => found.push(gosuX.redact(event, 0)));
    }
  }
  return found;
}

describe('the story', () => {
  const events = manyEvents();
  const look = { seat: 0, you: 0, width: 80, color: false, dense: false, rows: 40 } as const;

  it('speaks to you in English', () => {
    const text = tell(events, { ...look, lang: 'en', names: ['You', 'Greedy'] }).join('\n');
    expect(text).not.toContain('\u0001');
    expect(text).not.toMatch(/\b[Yy]ou(?:'s)? (?!pass\b)[a-z]*[a-z]s\b/);
    expect(text).toMatch(/\bYour .+ \(I+\d\) is captured\./);
    expect(text).toMatch(/: you have at most \d more turns?\./);
  });

  it('speaks to you in French', () => {
    const text = tell(events, { ...look, lang: 'fr', names: ['Vous', 'Greedy'] }).join('\n');
    expect(text).not.toContain('\u0001');
    const verbs = [...text.matchAll(/\b[Vv]ous (?:ne |vous )?(\p{L}+)/gu)].map((match) => match[1]);
    for (const verb of new Set(verbs)) expect(verb).toMatch(/ez$|^reste$|^choisit$|^de$/);
    expect(text).not.toMatch(/\bde [Vv]ous\b/);
    expect(text).toMatch(/Votre carte .+ \(I+\d\) est capturée\./);
  });

  it('takes draws together and leaves out what goes without saying', () => {
    const seenBy = 7;
    const story = tell(
      [
        { type: 'turn', seat: 1, seenBy, extra: false },
        { type: 'spend', seat: 1, seenBy, tokens: 2 },
        { type: 'draw', seat: 1, seenBy, card: null },
        { type: 'draw', seat: 1, seenBy, card: null },
        { type: 'turn', seat: 0, seenBy, extra: false },
        { type: 'play', seat: 0, seenBy, card: 'elle', place: 'p0:II1', fromDiscard: false },
        { type: 'effect', seat: 0, seenBy, card: 'elle', again: false },
        { type: 'draw', seat: 0, seenBy, card: 'sati' },
        { type: 'draw', seat: 0, seenBy, card: 'quae' },
      ],
      { ...look, lang: 'en', names: ['You', 'Greedy'] },
    );
    expect(story).toEqual([
      'Greedy spends 2 Activation tokens. Greedy draws 2 cards.',
      'You play Elle (II1). You draw Sati and Quae.',
    ]);
  });
});

describe('words', () => {
  it('of the rules exist in both languages, under distinct names', () => {
    for (const { name, text } of TOPICS) {
      expect(name.en && name.fr && text.en && text.fr).not.toBe('');
      expect(text.fr).not.toBe(text.en);
    }
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  });

  it('of commands are distinct', () => {
    const all = Object.entries(PLAY_COMMANDS).flatMap(([name, { also }]) => [name, ...also]);
    expect(new Set(all).size).toBe(all.length);
  });
});
