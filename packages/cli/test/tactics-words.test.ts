/** GOSU Tactics in words: short names that stay distinct, sentences said to "you", like events told together. */
import { type ActionCode, below, LANGS, makeRng, YOU } from '@open-gosu/kernel';
import { cardName, FACE_DEFS, GLOSSARY, type TacticsEvent, tactics } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import { shortFamilyName } from '../src/draw/names.ts';
import { powerSigns } from '../src/draw/tactics/cards.ts';
import { tacticsDesk } from '../src/play/tactics/desk.ts';
import { TOPICS } from '../src/play/tactics/topics.ts';

const { tell } = tacticsDesk;

describe.each(LANGS)('short names, %s', (lang) => {
  it.each([17, 14, 13, 11, 10, 8])('are distinct and fit %i columns', (room) => {
    const names = FACE_DEFS.map((_, face) => shortFamilyName(cardName(face, lang), room));
    for (const name of names) expect([...name].length, name).toBeLessThanOrEqual(room);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('signs', () => {
  it('tell trigger, sides and form of a power', () => {
    const signs = (id: string) =>
      powerSigns(
        FACE_DEFS.findIndex((def) => def.id === id),
        'en',
      );
    expect(signs('scribe-x')).toBe('» Draw · →↑ Draw');
    expect(signs('ancestor')).toBe('Draw+ · ←↓ Vision');
  });
});

/** Every kind of event as one seat sees it, from whole random games. */
function manyEvents(seat: number): TacticsEvent[] {
  const found: TacticsEvent[] = [];
  const codes: ActionCode[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const s = tactics.setup({}, seed, 2 + (seed % 3));
    const rng = makeRng(seed);
    while (tactics.toAct(s) >= 0) {
      const code = codes[below(rng, tactics.legal(s, codes))]!;
      tactics.apply(s, code, (event) => found.push(tactics.redact(event, seat)));
    }
  }
  return found;
}

describe.each([0, 1])('the story told to seat %i', (you) => {
  const events = manyEvents(you);
  const look = { seat: you, you, width: 80, color: false, dense: false, rows: 40 } as const;
  const names = ['A', 'B', 'C', 'D'];
  const everybody = names.map((name, seat) => (seat === you ? '?' : name));

  it('speaks to you in English', () => {
    const text = tell(events, { ...look, lang: 'en', names: everybody }).join('\n');
    expect(text).not.toContain(YOU);
    expect(text).not.toContain('?');
    expect(text).not.toMatch(/\b[Yy]ou(?:'s)? (?!pass\b)[a-z]*[a-z]s\b/);
    expect(text).not.toMatch(/\byou their\b|\bYou [a-z]+ their\b/);
    expect(text).toMatch(/\bYour .+ \(I+\d\) is (?:imprisoned|destroyed)\./);
    expect(text).toMatch(/: you win\b/);
  });

  it('speaks to you in French', () => {
    const text = tell(events, { ...look, lang: 'fr', names: everybody }).join('\n');
    expect(text).not.toContain(YOU);
    expect(text).not.toContain('?');
    const verbs = [...text.matchAll(/\b[Vv]ous (?:ne |vous )?(\p{L}+)/gu)].map((match) => match[1]);
    for (const verb of new Set(verbs)) expect(verb).toMatch(/ez$|^(?:faites|choisit|de|et)$/);
    expect(text).not.toMatch(/\bde [Vv]ous\b/);
    expect(text).toMatch(/Votre gobelin .+ \(I+\d\) est (?:emprisonné|détruit)\./);
  });
});

describe('the story', () => {
  const look = { seat: 0, you: 0, width: 80, color: false, dense: false, rows: 40 } as const;
  const names = ['You', 'Greedy', 'Random'];
  const seenBy = 31;
  const events: TacticsEvent[] = [
    { type: 'aside', seat: 1, seenBy, card: null },
    { type: 'aside', seat: 1, seenBy, card: null },
    { type: 'aside', seat: 2, seenBy, card: null },
    { type: 'discard', seat: 1, seenBy, card: 'lich', cause: 'opening' },
    { type: 'discard', seat: 1, seenBy, card: 'sage', cause: 'opening' },
    { type: 'turn', seat: 1, seenBy, extra: false },
    { type: 'discard', seat: 1, seenBy, card: 'spark', cause: 'cost' },
    {
      type: 'mutate',
      seat: 1,
      seenBy,
      card: 'tinker',
      place: 'p1:I1',
      out: 'scribe',
      fromDiscard: false,
    },
    { type: 'discard', seat: 1, seenBy, card: 'scribe', cause: 'mutation' },
    {
      type: 'power',
      seat: 1,
      seenBy,
      card: 'scribe',
      trigger: 'mutation',
      power: 'draw',
      max: false,
    },
    { type: 'turn', seat: 0, seenBy, extra: false },
    { type: 'play', seat: 0, seenBy, card: 'tracker', place: 'p0:I1' },
    {
      type: 'power',
      seat: 0,
      seenBy,
      card: 'tracker',
      trigger: 'arrival',
      power: 'draw',
      max: false,
    },
    { type: 'draw', seat: 0, seenBy, card: 'ghoul' },
    { type: 'draw', seat: 2, seenBy, card: null },
    { type: 'draw', seat: 2, seenBy, card: null },
    { type: 'discard', seat: 0, seenBy, card: 'lich', cause: 'vision' },
    { type: 'discard', seat: 0, seenBy, card: 'sage', cause: 'vision' },
  ];

  it('takes like events together and leaves out what goes without saying', () => {
    expect(tell(events, { ...look, lang: 'en', names })).toEqual([
      'Greedy puts 2 cards aside, face down. Random puts a card aside, face down. Greedy discards Lich and Sage.',
      'Greedy discards Spark to pay the cost. Greedy mutates Scribe (I1) into Tinker. Scribe (mutation): Draw.',
      'You place Tracker (I1). You draw Ghoul. Random draws 2 cards. You discard Lich and Sage from the revealed cards.',
    ]);
  });

  it('does so in French', () => {
    const [first, , last] = tell(events, { ...look, lang: 'fr', names });
    expect(first).toBe(
      'Greedy met 2 cartes de côté, face cachée. Random met une carte de côté, face cachée. Greedy défausse Liche et Sage.',
    );
    expect(last).toContain('Vous défaussez les cartes révélées Liche et Sage.');
  });
});

describe('words', () => {
  it('of the rules exist in both languages, under names the glossary does not have', () => {
    for (const { name, text } of TOPICS) {
      expect(name.en && name.fr && text.en && text.fr).not.toBe('');
      expect(text.fr).not.toBe(text.en);
    }
    const ids = [...TOPICS, ...GLOSSARY].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
