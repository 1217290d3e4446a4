/** `hint` while playing: a step further each time it is asked, and again from the first at the next question. */
import { describe, expect, it } from 'vitest';
import type { GameKit } from '../src/games/kit.ts';
import { kitOf } from '../src/games/registry.ts';
import { PERSON } from '../src/play/match.ts';

import { GIVEN, type Session, say, start, type Wish } from './session.ts';

const gosuX = kitOf('gosu-x') as GameKit;
const goblins = kitOf('gosu-tactics') as GameKit;

function atTurn(wish: Wish = {}): Session {
  const session = start(gosuX, { options: GIVEN, ...wish });
  session.begin();
  return session;
}

const MORE = '"hint" again tells more.';
const NO_MORE = 'There is no more to tell.';
const isWhole = (text: string) => /^ismcts advises/.test(text);

/** Asks until the answers are told; the steps before and the first of the answers. */
function climb(session: Session): { steps: string[]; answer: string } {
  const steps: string[] = [];
  for (let i = 0; i < 3; i++) {
    const text = say(session, 'hint');
    const answer = /^ {2}1\. (.+): \d+\.\d% to win \(\d+ tries, its choice\)$/m.exec(text)?.[1];
    if (answer !== undefined) return { steps, answer };
    steps.push(text);
  }
  throw new Error(steps.join(''));
}

describe('hint', () => {
  it('tells the kind of answer, then the card, then the answers', () => {
    const session = atTurn();
    const { steps, answer } = climb(session);
    const [kind = '', card = ''] = steps;
    expect(kind).toMatch(/^One could (play a card|make a shift|activate a card|spend .+)\.\n/);
    expect(kind).toContain(MORE);
    if (/^(play|shift|activate)/.test(answer)) {
      expect(card).toMatch(/^The card to look at is .+\.\n/);
      expect(card).toContain(MORE);
    }
    const again = say(session, 'hint');
    expect(isWhole(again)).toBe(true);
    expect(again).not.toContain(MORE);
    expect(again).toMatch(new RegExp(`\\n${NO_MORE}\\n$`));
    expect(say(session, 'hint')).toBe(again);
    expect(again).toMatch(/after 300 iterations:\n {2}1\. /);
    expect(again).toMatch(/^ {2}3\. .+: \d+\.\d% to win \(\d+ tries\)$/m);
    expect(say(session, `why ${answer}`)).toContain('It is possible');
  });

  it('is the same however often it is asked, and costs the game nothing', () => {
    const [one, other] = [atTurn(), atTurn()];
    const asked = climb(one);
    expect(climb(atTurn())).toEqual(asked);
    expect(say(one, asked.answer)).toBe(say(other, asked.answer));
  });

  it('begins anew at the next question, and after undo at the one before', () => {
    const session = atTurn();
    const { answer } = climb(session);
    say(session, answer);
    expect(isWhole(say(session, 'hint'))).toBe(false);
    say(session, 'undo');
    expect(isWhole(say(session, 'hint'))).toBe(false);
  });

  it('speaks French', () => {
    const session = atTurn({ lang: 'fr' });
    const texts = [1, 2, 3].map(() => say(session, 'conseil'));
    expect(texts[0]).toMatch(/^On pourrait .+\.\n«\u00a0hint\u00a0» de nouveau en dit plus\.\n$/u);
    expect(texts[2]).toMatch(/^ismcts conseille, après \d+ itérations/);
    expect(texts[2]).not.toContain('rien de plus');
    expect(say(session, 'conseil')).toBe(`${texts[2]}Il n’y a rien de plus à dire.\n`);
    expect(texts.join('')).not.toMatch(/\b(the|It|You)\b/);
  });

  it('goes on in the other language', () => {
    const session = atTurn();
    say(session, 'hint');
    say(session, 'lang fr');
    expect(say(session, 'hint')).toMatch(/^La carte à regarder|^ismcts conseille/);
  });

  it('leaves out steps that tell nothing', () => {
    const session = start(gosuX);
    session.begin();
    expect(say(session, 'hint')).toMatch(/^ismcts advises, by a table of drafts:/);
  });

  it('names at once what alone is possible, and nothing when the game is over', () => {
    const session = start(goblins, { players: [PERSON, 'random'], seed: 3 });
    session.begin();
    let forced = '';
    for (let i = 0; i < 300 && forced === ''; i++) {
      const legal = say(session, 'legal');
      if (/over/.test(legal)) break;
      if (!/^ *2 {2}/m.test(legal)) forced = say(session, 'hint');
      say(session, '1');
    }
    expect(forced).toMatch(/^There is only one answer: .+\.\n$/);
    say(session, 'resign');
    say(session, 'yes');
    expect(say(session, 'hint')).toBe('The game is over.\n');
  });

  it('names goblins in GOSU Tactics', () => {
    const session = start(goblins, { players: [PERSON, 'random', 'random'] });
    session.begin();
    expect(say(session, 'hint')).toMatch(/^The card to look at is .+\.\n/);
    for (let i = 0; i < 3; i++) say(session, '1');
    const { steps, answer } = climb(session);
    expect(steps[0]).toMatch(/^One could (place|mutate) a goblin\.\n/);
    expect(say(session, `why ${answer}`)).toContain('It is possible');
  });
});
