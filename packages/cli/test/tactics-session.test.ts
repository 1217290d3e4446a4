/** The session without a terminal, in GOSU Tactics: two to four players, every window, what is told and what is hidden. */
import { LANGS } from '@open-gosu/kernel';
import { ask, cardName, faceOf, type State } from '@open-gosu/tactics';
import { describe, expect, it } from 'vitest';
import { asked } from '../src/commands/outcome.ts';
import { kitOf } from '../src/games/registry.ts';
import { tacticsKit } from '../src/games/tactics/kit.ts';
import { deskOf } from '../src/play/desk.ts';
import { endingLines } from '../src/play/ending.ts';
import { PERSON } from '../src/play/match.ts';

import {
  numbersIn,
  playOn,
  randomGame,
  type Session,
  say,
  start as startGame,
  type Wish,
} from './session.ts';

const kit = kitOf('gosu-tactics')!;

const against = (bots: number, bot = 'random') => [PERSON, ...new Array<string>(bots).fill(bot)];

const start = (wish: Wish = {}): Session => startGame(kit, { players: against(2), ...wish });

/** The opening is over: the first turn is asked for. */
function atTurn(wish: Wish = {}): { session: Session; first: string } {
  const session = start(wish);
  session.begin();
  let first = '';
  for (let i = 0; i < 3; i++) first = say(session, '1');
  return { session, first };
}

describe('the opening', () => {
  it('lists ten cards with level, clan, cost and powers', () => {
    const { text } = start().begin();
    expect(numbersIn(text)).toHaveLength(10);
    expect(text).toMatch(/ {2}discard [a-z-]+ +[A-Z][\w -]+, I{1,3} \w+( »\dz?)?: .+/);
    expect(text).toContain('hand shows these cards in full');
  });

  it('names every bot, and says once whose deck it is', () => {
    const mixed = start({ players: [PERSON, 'greedy', 'random', 'random'] }).begin().text;
    expect(mixed).toContain('GOSU Tactics against Greedy, Random p2 and Random p3. You are p0.');
    const levels = start({ players: ['level-3', PERSON, 'level-3', 'level-1'] }).begin().text;
    expect(levels.replace(/\s+/g, ' ')).toContain(
      'against Captain p0 (level-3), Captain p2 (level-3) and Recruit (level-1). You are p1.',
    );
    expect(mixed).toContain('our own reconstruction');
    expect(start({ lang: 'fr' }).begin().text).toContain('notre propre reconstitution');
    expect(atTurn().first).not.toContain('reconstruction');
  });

  it('tells nobody what others put aside before all have chosen', () => {
    const session = start({ players: [PERSON, PERSON, 'random'] });
    session.begin();
    for (let i = 0; i < 3; i++) say(session, '1');
    const second = say(session, '');
    expect(second).toContain('p1: Discard 3 cards');
    expect(second).toContain('p0 puts 3 cards aside, face down.');
    expect(second).not.toMatch(/p0 discards/);
    for (let i = 0; i < 3; i++) say(session, '1');
    const story = say(session, '').replace(/\n│ /g, ' ');
    expect(story).toMatch(/p0 discards [^.]+, [^.]+ and [^.]+\. p1 discards/);
  });
});

describe('a hand that may be exchanged', () => {
  const windows = [
    ['en', 60, 80],
    ['fr', 40, 80],
    ['en', 24, 60],
    ['fr', 24, 60],
  ] as const;

  /** Long names are shortened where the hand stands in columns. */
  const expectHand = (text: string, hand: readonly number[], lang: 'en' | 'fr') => {
    for (const face of hand) expect(text).toContain(cardName(face, lang).slice(0, 4));
  };

  // A deal without a goblin of level 1 is rare: this is one of them.
  it.each(windows)('is shown before the game (T2.2), %s in %i x %i', (lang, rows, columns) => {
    const players = ['greedy', 'greedy', PERSON, 'greedy'];
    const session = start({ lang, rows, columns, seed: 16298, players });
    const first = session.begin().text;
    expect(numbersIn(first)).toHaveLength(2);
    const table = say(session, '');
    const hand = ['envoy', 'ancestor', 'matriarch', 'necromancer', 'ghoul', 'lich', 'inferno'];
    for (const text of [first, table]) expectHand(text, hand.map(faceOf), lang);
    expect(table.split('\n').length).toBeLessThanOrEqual(rows);
    expect(/hand (?:shows|montre)/.test(table)).toBe(rows < 60);
    expect(say(session, 'mulligan')).toMatch(/^ +1 {2}/m);
  });

  it.each(windows)('is shown before a round (T4.4), %s in %i x %i', (lang, rows, width) => {
    const found: State[] = [];
    for (let seed = 0; found.length === 0; seed++) {
      randomGame(tacticsKit, `r${seed}`, 4, (state) => {
        if (state.winners === 0 && ask(state).purpose === 'round-redraw') {
          found.push(tacticsKit.game.clone(state));
        }
      });
    }
    const [state] = found as [State];
    const seat = tacticsKit.game.toAct(state);
    const names = ['p0', 'p1', 'p2', 'p3'];
    const look = { lang, rows, width, seat, you: seat, names, color: false, dense: rows < 36 };
    const question = asked(kit, state, lang);
    const desk = deskOf(kit);
    expect(desk.wantsScreen(question)).toBe(true);
    const screen = desk.screen(tacticsKit.game.view(state, seat), question, look).join('\n');
    expectHand(screen, state.players[seat]!.hand, lang);
  });
});

describe('the table', () => {
  it('shows every army and player, the looker at the bottom', () => {
    const { first } = atTurn({ players: against(3) });
    const heads = ['Random p1 ·', 'Random p2 ·', 'Random p3 ·', 'You (p0) ·'];
    const at = heads.map((head) => first.indexOf(head));
    expect(at.every((index) => index >= 0)).toBe(true);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(first).toContain('points 0/3');
    expect(first).toMatch(/Advantage/);
    expect(first).toMatch(/Round 1 · your turn · deck \d+ · discard 12/);
  });

  it('lists the hand with level, price and powers, and numbers that can be typed', () => {
    const { session, first } = atTurn();
    expect(first).toMatch(/ 1 ✓ \S.* I {3}\w+ +(»\dz? +)?free +\S/);
    expect(say(session, '1')).toMatch(/^│ You place /);
  });

  it('paints only when asked to', () => {
    expect(atTurn().first).not.toContain('\u001b');
    expect(atTurn({ color: true }).first).toContain('\u001b[');
  });

  it('names the cards of another hand that everybody has seen, and no other', () => {
    let seen = 0;
    randomGame(tacticsKit, 'shown', 3, (state) => {
      const view = tacticsKit.game.view(state, 0);
      const drawn = tacticsKit.draw(view, {
        lang: 'en',
        width: 80,
        color: false,
        seat: 0,
        hand: 'names',
      });
      const shown = state.players.slice(1).flatMap((p) => p.shown);
      if (shown.length > 0) {
        seen++;
        expect(drawn).toContain('known: ');
        expect(drawn).toContain(cardName(shown[0]!, 'en').slice(0, 6));
      } else {
        expect(drawn).not.toContain('known: ');
      }
      state.players.slice(1).forEach((p) => {
        if (p.hand.length > p.shown.length) expect(drawn).toMatch(/\d+ unknown/);
      });
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe.each([2, 3, 4])('a game of %i', (players) => {
  it.each([
    ['en', 24, 80],
    ['fr', 24, 80],
    ['en', 40, 80],
    ['fr', 40, 80],
    ['fr', 50, 60],
    ['en', 60, 200],
  ] as const)('fits the window at every turn, %s in %i x %i', (lang, rows, columns) => {
    for (const seed of [1, 2]) {
      const session = start({ lang, rows, columns, seed, players: against(players - 1) });
      session.begin();
      const most = Math.max(60, Math.min(columns, 80));
      playOn(session, `window ${seed}`, (text) => {
        for (const line of text.split('\n')) {
          expect([...line].length, line).toBeLessThanOrEqual(most);
        }
        const table = say(session, '');
        if (/\[1[-\]]/.test(table)) expect(table.split('\n').length).toBeLessThanOrEqual(rows);
      });
    }
  });
});

describe('commands', () => {
  it.each(LANGS)('help explains the glossary, powers, triggers, clans and cards, %s', (lang) => {
    const { session } = atTurn({ lang });
    const help = say(session, 'help');
    expect(help).toContain('shift <place>');
    expect(help).toContain(lang === 'en' ? 'Great Battle' : 'Grande Bataille');
    for (const word of ['open', 'libre', 'prison', 'arrival', 'arrivée', 'darks', 'oracle']) {
      const text = say(session, `help ${word}`);
      expect(text.split('\n').length).toBeGreaterThan(2);
      expect(text).not.toContain(`"${word}"`);
    }
    expect(say(session, 'help mutation').match(/T5\.3|T3\.6/g)).toHaveLength(2);
    expect(say(session, 'help frobnicate')).toContain('frobnicate');
  });

  it.each(LANGS)('help fits a narrow window and shows the whole of an answer, %s', (lang) => {
    const help = say(atTurn({ lang, columns: 60 }).session, 'help');
    for (const line of help.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(60);
    expect(help.replace(/\s+/g, ' ')).toMatch(/shift <place> <(?:card|carte)> \[from discard\]/);
  });

  it('card reads a goblin, plain or X, with what its text leans on', () => {
    const { session } = atTurn();
    expect(say(session, 'card prescient')).toContain('2 in the deck');
    expect(say(session, 'card Prescient X')).toContain('1 in the deck');
    expect(say(session, 'card inferno')).toContain('OPEN (open)');
    expect(say(session, 'card fossoyeur')).toContain('Gravedigger');
    expect(say(session, 'card goul')).toContain('Ghoul');
  });

  it('why gives the reason, without a list', () => {
    const { session, first } = atTurn();
    const id = tacticsKit
      .catalogue('en')
      .cards.find(({ name }) => new RegExp(`✗ ${name} {2}`).test(first))!.id;
    const text = say(session, `why play ${id}`);
    expect(text).not.toContain('Legal answers');
    expect(text).not.toContain('It is possible');
    expect(say(session, 'why pass')).toBe('It is possible: pass.\n');
  });

  it('legal numbers everything, log tells, discards show the pile', () => {
    const { session } = atTurn({ players: against(2, 'greedy') });
    expect(say(session, 'legal')).toMatch(/1 {2}play /);
    expect(say(session, 'log')).toMatch(/Round 1 begins: you play first\./);
    expect(say(session, 'discards')).toMatch(/^Discard pile \(top last\): /);
    expect(say(session, 'hand')).toMatch(/, level \d\n/);
  });

  it('answers and words are completed', () => {
    const { session } = atTurn();
    expect(session.complete('pas')).toEqual(['pass']);
    expect(session.complete('help zom')).toEqual(['help zombie-mutation']);
    expect(session.complete('card prescient')).toEqual(['card prescient', 'card prescient-x']);
    expect(session.complete('why shift I1 night')).toEqual(['why shift I1 night-queen']);
  });

  it('lang changes everything that follows', () => {
    const { session } = atTurn();
    expect(say(session, 'lang fr')).toContain('à vous de jouer');
    expect(say(session, 'langue en')).toContain('your turn');
  });
});

describe('undo', () => {
  it('goes back to the previous decision, and the bots with it', () => {
    const saved: string[] = [];
    const { session, first } = atTurn({ save: (_, text) => saved.push(text) });
    say(session, 'pass');
    const undone = say(session, 'undo');
    expect(undone).toContain('Taken back: pass\n');
    expect(undone).toContain(first.slice(first.indexOf('Round 1 ·')));
    say(session, 'save x');
    const record = JSON.parse(saved[0]!);
    expect(record.players).toHaveLength(3);
    expect(record.answers).toHaveLength(9);
  });
});

describe('people at one keyboard', () => {
  it('pass it on from seat to seat behind a curtain', () => {
    const session = start({ players: [PERSON, PERSON, PERSON] });
    expect(session.begin().text).toContain('GOSU Tactics at one keyboard: p0, p1 and p2.');
    for (const next of [1, 2, 0]) {
      say(session, '1');
      say(session, '1');
      const curtain = session.line('1');
      expect(curtain.clear).toBe(true);
      expect(curtain.text).toBe(`Pass the keyboard to p${next}, who presses Enter.\n`);
      expect(say(session, '')).toContain(`p${next}: `);
    }
    expect(say(session, 'undo')).toContain("decision was p2's");
  });
});

describe('the end', () => {
  const look = {
    lang: 'en',
    width: 80,
    color: false,
    dense: false,
    rows: 40,
    seat: 0,
    names: ['You', 'Random p1', 'Random p2'],
  } as const;

  it('resigning leaves the victory to all the others', () => {
    const saved: string[] = [];
    const { session } = atTurn({ save: (_, text) => saved.push(text) });
    say(session, 'resign');
    expect(say(session, 'yes')).toContain('Random p1 and Random p2 share the victory.');
    say(session, 'save x');
    expect(JSON.parse(saved[0]!).result).toEqual({ winners: [1, 2], reason: 'resignation' });
  });

  it.each([
    [[0], 0, 'You have won: 3 victory points.'],
    [[1], 0, 'You have lost to Random p1: 3 victory points.'],
    [[0, 2], 0, 'You have won together with Random p2: 3 victory points.'],
    [[1, 2], 0, 'You have lost, Random p1 and Random p2 share the victory: 3 victory points.'],
    [[0, 2], -1, 'You and Random p2 share the victory: 3 victory points.'],
  ])('%j told to %i', (winners, you, text) => {
    const lines = endingLines(kit, { winners, reason: 'points' }, { ...look, you });
    expect(lines).toContain(text);
  });

  it('comes by playing, and is told', () => {
    const session = start({ players: against(3) });
    session.begin();
    let last = '';
    playOn(session, 'to the end', (text) => {
      last = text;
    });
    expect(last).toMatch(/^(You have won|You have lost)/m);
    expect(say(session, 'table')).toContain('game over');
    expect(say(session, 'legal')).toBe('The game is over.\n');
  });
});
