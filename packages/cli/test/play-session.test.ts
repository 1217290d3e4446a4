/** The session without a terminal, in Gosu X: commands, refusals, undo, resignation, completion, what is told and what is hidden. */
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { kitOf } from '../src/games/registry.ts';
import { PERSON } from '../src/play/match.ts';

import { GIVEN, playOn, type Session, say, start as startGame, type Wish } from './session.ts';

const kit = kitOf('gosu-x')!;

const start = (wish: Wish = {}): Session => startGame(kit, wish);

function atTurn(wish: Wish = {}): { session: Session; first: string } {
  const session = start({ options: GIVEN, ...wish });
  return { session, first: session.begin().text };
}

describe('the draft', () => {
  it('shows what each clan does and the rule its tile would give', () => {
    const { text } = start().begin();
    expect(text).toContain('Evens out hands and armies');
    expect(text).toContain("» Each player's highest OPEN card is Ethereal.");
  });

  it('says at the last pick which tiles each choice leaves active', () => {
    const session = start({ players: ['greedy', PERSON] });
    session.begin();
    let text = say(session, '1');
    text = say(session, '1');
    expect(text).toMatch(/leaves .+ and .+ active/);
    expect(text).toContain('This is the last pick');
  });

  it('fits a window of 24 lines', () => {
    const { text } = start({ rows: 24 }).begin();
    expect(text.split('\n').length).toBeLessThanOrEqual(24);
  });
});

describe('the table', () => {
  it('lists the hand with level, price and a mark, and numbers that can be typed', () => {
    const { session, first } = atTurn();
    const line = first.split('\n').find((one) => / 1 ✓ /.test(one))!;
    expect(line).toMatch(/ 1 ✓ .+ I {3}.+ free/);
    expect(first).toMatch(/✗ /);
    expect(say(session, '1')).toMatch(/^│ You play /);
  });

  it('paints only when asked to', () => {
    expect(atTurn().first).not.toContain('\u001b');
    expect(atTurn({ color: true }).first).toContain('\u001b[');
  });

  it('comes again on an empty line', () => {
    const { session } = atTurn();
    expect(say(session, '')).toContain('1 ────');
    expect(say(session, 'table')).toContain('1 ────');
  });

  it('never shows what the opponent holds', () => {
    const { session, first } = atTurn();
    expect(first).toContain('Greedy (p1)');
    const shown = first + say(session, 'log') + say(session, 'hand') + say(session, 'discards');
    const theirs = kit.catalogue('en').cards.filter(({ clan }) => GIVEN.clans[1]!.includes(clan));
    for (const { name } of theirs.filter((card) => !GIVEN.clans[1]!.includes(card.id))) {
      expect(shown).not.toContain(name);
    }
    const drafted = start();
    const opening = [drafted.begin().text, ...['1', '1', '1'].map((line) => say(drafted, line))];
    expect(opening.join('')).toContain('Greedy draws 7 cards.');
  });
});

describe('the opponent', () => {
  it.each([
    ['en', 'Gosu X against Scout (level-2).', 'Scout (p1)', 'Discard pile of Scout'],
    ['fr', 'Gosu X contre Éclaireur (level-2).', 'Éclaireur (p1)', 'Défausse d’Éclaireur'],
  ] as const)('is called as people call it, %s', (lang, welcome, seat, pile) => {
    const { session, first } = atTurn({ lang, players: [PERSON, 'level-2'] });
    expect(first).toContain(welcome);
    expect(first).toContain(seat);
    expect(say(session, 'discards')).toContain(pile);
  });
});

describe('the height of the window', () => {
  it.each([
    ['en', 24],
    ['fr', 24],
    ['en', 40],
    ['fr', 40],
  ] as const)('is enough for the table and the prompt at every turn, %s in %i', (lang, rows) => {
    for (const seed of [1, 2, 3]) {
      const session = start({ lang, rows, seed, players: [PERSON, 'random'] });
      session.begin();
      playOn(session, `height/${seed}`, () => {
        const table = say(session, '');
        if (/\[1[-\]]/.test(table)) expect(table.split('\n').length).toBeLessThanOrEqual(rows);
      });
    }
  });
});

describe('commands', () => {
  it.each(LANGS)('help and help <word>, %s', (lang) => {
    const { session } = atTurn({ lang });
    expect(say(session, 'help')).toContain('resign');
    for (const word of ['open', 'echo', 'galmi', 'elle', 'libre', 'Écho']) {
      const text = say(session, `help ${word}`);
      expect(text.split('\n').length).toBeGreaterThan(2);
      expect(text).not.toContain(`"${word}"`);
    }
    expect(say(session, 'help frobnicate')).toContain('frobnicate');
  });

  it.each(LANGS)('help fits a narrow window and shows the whole of an answer, %s', (lang) => {
    const help = say(atTurn({ lang, columns: 60 }).session, 'help');
    for (const line of help.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(60);
    const flat = help.replace(/\s+/g, ' ');
    expect(flat).toMatch(/play <(?:card|carte)> \[from discard\]/);
    expect(flat).toMatch(/shift <place> <(?:card|carte)> \[from discard\]/);
    expect(flat).toContain(lang === 'en' ? 'what you saw stays seen' : 'ce qui est vu reste vu');
  });

  it('card reads a card with its keywords, by name, id, or beginning', () => {
    const { session } = atTurn();
    expect(say(session, 'card petal faeries')).toContain('petal-faeries');
    expect(say(session, 'card Les fées pétale')).toContain('petal-faeries');
    expect(say(session, 'card boul')).toContain('Recruiter (recruiter)');
    expect(say(session, 'card bhj')).toContain('may be Byun Hyung Ja (Justice)');
    expect(say(session, 'card petla')).toContain('did you mean Petal Faeries?');
    expect(say(session, 'card')).toContain('card <name>');
  });

  it('why gives the reason, without a list', () => {
    const { session } = atTurn();
    const text = say(session, 'why pass');
    expect(text).toMatch(/token/);
    expect(text).not.toContain('Legal answers');
    expect(say(session, 'why spend 1')).toBe('It is possible: spend 1.\n');
    expect(say(atTurn({ lang: 'fr' }).session, 'why pass')).not.toContain('Réponses possibles');
  });

  it('legal numbers everything, log tells, discards show both piles', () => {
    const { session } = atTurn();
    expect(say(session, 'legal')).toMatch(/1 {2}play /);
    expect(say(session, 'log')).toContain('Nothing has happened yet.');
    say(session, 'spend 1');
    expect(say(session, 'discard')).toContain('Perhaps: discard ');
    expect(say(session, 'discards')).toContain('Your discard pile');
    say(session, '1');
    expect(say(session, 'log')).toContain('You spend 1 Activation token. You draw ');
    for (const word of ['discards', 'discard', 'défausses']) {
      const text = say(session, word);
      expect(text).toContain('Your discard pile');
      expect(text).toContain('Discard pile of Greedy');
    }
  });

  it('lang changes everything that follows', () => {
    const { session } = atTurn();
    expect(say(session, 'lang fr')).toContain('à vous de jouer');
    expect(say(session, 'langue en')).toContain('your turn');
    expect(say(session, 'lang de')).toContain('lang en');
  });

  it('takes the beginning of a command where no answer begins so', () => {
    const { session } = atTurn();
    expect(say(session, 'leg')).toMatch(/1 {2}play /);
    expect(say(session, 'und')).toContain('nothing to undo');
  });
});

describe('answers', () => {
  it('are refused with the reason and what may have been meant', () => {
    const { session } = atTurn();
    expect(say(session, '999')).toContain('999');
    expect(say(session, 'play')).toMatch(/not finished.*\n\s*Perhaps: play /);
    expect(say(session, 'spen 3')).toContain('Perhaps: spend 1, spend 2.');
    expect(say(session, 'frobnicate')).toContain('legal lists what is possible');
    expect(say(session, 'shift I1 elle')).not.toContain('Legal answers');
  });

  it('complete from their beginning, as do commands and what they are about', () => {
    const { session } = atTurn();
    expect(session.complete('sp')).toEqual(['spend 1', 'spend 2']);
    expect(session.complete('und')).toEqual(['undo']);
    expect(session.complete('help ech')).toEqual(['help echo']);
    expect(session.complete('card petal')).toEqual(['card petal-faeries']);
    expect(session.complete('why play petal')).toEqual(['why play petal-faeries']);
    expect(session.complete('lang ')).toEqual(['lang en', 'lang fr']);
    expect(session.complete('').length).toBeGreaterThan(10);
  });
});

describe('undo', () => {
  it('goes back to the previous decision, and the record with it', () => {
    const saved: string[] = [];
    const { session, first } = atTurn({ save: (_, text) => saved.push(text) });
    expect(say(session, 'undo')).toContain('nothing to undo');
    say(session, 'spend 1');
    const undone = say(session, 'undo');
    expect(undone).toContain('Taken back: spend 1\n');
    expect(undone).toContain(first.slice(first.indexOf('Round 1 ·')));
    say(session, 'save x');
    expect(JSON.parse(saved[0]!)).toMatchObject({ answers: [], result: null });
  });

  it("in hotseat takes back one's own decisions only", () => {
    const { session } = atTurn({ players: [PERSON, PERSON] });
    say(session, 'spend 1');
    say(session, '1');
    say(session, '');
    expect(say(session, 'undo')).toContain("decision was p0's");
  });
});

describe('hotseat', () => {
  it('clears the screen and waits before the other hand is shown', () => {
    const { session, first } = atTurn({ players: [PERSON, PERSON] });
    expect(first).toContain('p0: Your turn');
    say(session, 'spend 1');
    const curtain = session.line('1');
    expect(curtain.clear).toBe(true);
    expect(curtain.text).toBe('Pass the keyboard to p1, who presses Enter.\n');
    const next = say(session, '');
    expect(next).toContain('p1: Your turn');
    expect(next).toContain('p0 spends 1 Activation token. p0 draws a card.');
  });
});

describe('the end', () => {
  it('resigning asks first, and is kept in the record', () => {
    const saved: string[] = [];
    const { session } = atTurn({ save: (_, text) => saved.push(text) });
    expect(say(session, 'resign')).toContain('yes or no');
    expect(say(session, 'no')).toContain('play on');
    say(session, 'resign');
    expect(say(session, 'yes')).toContain('You resign: Greedy wins.');
    expect(session.over()).toBe(false);
    say(session, 'save x');
    expect(JSON.parse(saved[0]!)).toMatchObject({
      result: { winners: [1], reason: 'resignation' },
    });
    expect(say(session, 'spend 1')).toContain('The game is over.');
    expect(say(session, '')).toContain('Goodbye.');
    expect(session.over()).toBe(true);
    expect(session.leave()).toBe('');
  });

  it('quit says that the game is unfinished', () => {
    const { session } = atTurn();
    expect(say(session, 'quit')).toBe('The game is left unfinished (seed 1).\nGoodbye.\n');
    expect(session.over()).toBe(true);
  });

  it('a file that exists or cannot be written is refused in words', () => {
    const failing = (code: string) => () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(say(atTurn({ save: failing('EEXIST') }).session, 'save a')).toContain('exists already');
    expect(say(atTurn({ save: failing('EACCES') }).session, 'save a')).toContain('(EACCES)');
    expect(say(atTurn().session, 'save')).toContain('save <file>');
  });

  it('what is typed reaches no terminal as control characters', () => {
    const { session } = atTurn();
    expect(say(session, 'help \u001b[31mx')).not.toContain('\u001b');
    expect(say(session, '\u001b[2Jx')).not.toContain('\u001b');
    expect(start({ seed: 'a\u202eb' }).begin().text).toContain('Seed a b.');
  });

  it('what is typed is repeated in part only where it is long', () => {
    const { session } = atTurn();
    const long = 'x'.repeat(5000);
    for (const line of [`card ${long}`, `help ${long}`, '9'.repeat(5000), long, `why ${long}`]) {
      const text = say(session, line);
      expect(text.length).toBeLessThan(1000);
      for (const row of text.split('\n')) expect([...row].length).toBeLessThanOrEqual(80);
    }
  });
});
