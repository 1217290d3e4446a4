/** The text mode: everything there is to know by commands, in both languages, and never more than the viewer may know. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { COMMANDS } from '../../src/engine/tell-commands.ts';
import { newMatch, person, TABLES, tableName, watch } from './tables.ts';

function tell(match: Match, viewer: number, command: string, lang: 'en' | 'fr' = 'en'): string[] {
  const told = answer('tell', { match, viewer, lang, command });
  return told.ok ? [...told.value] : [`refused: ${told.message}`];
}

function half(match: Match): Match {
  return { ...match, answers: match.answers.slice(0, Math.floor(match.answers.length / 2)) };
}

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  const match = half(watch(table, 'tell', () => {}));
  const { kit, state } = playedOf(match);
  const seat = kit.game.toAct(state);

  test('every command answers, under each of its names', () => {
    for (const lang of ['en', 'fr'] as const) {
      for (const names of Object.values(COMMANDS)) {
        const [first = '', ...others] = names;
        const about = names.includes('read') ? ` ${kit.book('en').cards[0]?.id}` : '';
        const lines = tell(match, seat, first + about, lang);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.join('\n')).not.toMatch(/refused|[{}]|undefined|NaN/);
        for (const name of others) {
          expect(tell(match, seat, `  ${name.toUpperCase()}${about} `, lang)).toEqual(lines);
        }
      }
    }
  });

  test('moves are numbered as they are read, and match the scene', () => {
    const { prompt } = answer('scene', { match, viewer: seat, lang: 'en' });
    const [text, ...told] = tell(match, seat, 'moves');
    const moves = told.slice(0, prompt!.answers.length);
    expect(text).toBe(prompt?.text);
    moves.forEach((line, i) => {
      const { label, notation, code, cost, warning } = prompt!.answers[i]!;
      expect(line.startsWith(`${i + 1}. ${label} (${notation})`), line).toBe(true);
      for (const fact of [cost?.why, warning]) expect(line).toContain(fact ?? '');
      const read = answer('read', { match, viewer: seat, lang: 'en', text: String(i + 1) });
      expect(read).toEqual({ ok: true, value: code });
    });
    const reasons = (prompt?.impossible ?? []).map(({ whyNot }) => whyNot);
    expect(told.length).toBe(moves.length + reasons.length);
    for (const reason of reasons) expect(told.join('\n')).toContain(reason);
  });

  test('armies by me, opp and number; hands of others only as far as known', () => {
    const { seats } = answer('scene', { match, viewer: 0, lang: 'en' });
    expect(tell(match, 0, 'army me')[0]).toBe(`Army of Ada, force ${seats[0]?.force}`);
    expect(tell(match, 0, 'army opp')).toEqual(tell(match, 0, 'army 2'));
    expect(tell(match, 0, 'armée adv', 'fr')[0]).toContain('Armée de Bob');
    expect(tell(match, 0, 'army 9')[0]).toContain('refused');
    expect(tell(match, 0, 'hand').slice(-1)[0]).toMatch(/^Hand of \S+: .*\d hidden cards?|none/);
    expect(tell(match, -1, 'hand')[0]).toContain('no seat');
  });
});

/** Every fact of a scene that is drawn on the table, in the words or figures a reader needs. */
function factsOf({ seats, centre, notes, turn, ending }: Scene, lang: 'en' | 'fr', names: Names) {
  const facts: string[] = [...(notes ?? [])];
  if (ending === null && centre.draft === undefined) facts.push(seats[turn]!.name);
  for (const { name, text } of centre.tiles) facts.push(name, text);
  if (centre.isWonderFree)
    facts.push(lang === 'en' ? 'Wonder token: free' : 'Merveille\u00a0: libre');
  if (centre.deck !== null) facts.push(`${centre.deck} car`);
  for (const id of [...centre.open, ...(centre.discard ?? []), ...(centre.unseen ?? [])])
    facts.push(names.card(id));
  for (const seat of seats) {
    const { name, tokens, turnsLeft, deck } = seat;
    facts.push(name);
    if (seat.hasWonder)
      facts.push(lang === 'en' ? `Wonder token: ${name}` : `Merveille\u00a0: ${name}`);
    if (seat.hasAdvantage)
      facts.push(lang === 'en' ? `Advantage card: ${name}` : `Avantage\u00a0: ${name}`);
    if (seat.hasPassed) facts.push(lang === 'en' ? `${name} has passed` : `${name} a passé`);
    if (turnsLeft !== null)
      facts.push(lang === 'en' ? `${name}: ${turnsLeft} turn` : `${name}\u00a0: ${turnsLeft} tour`);
    if (deck !== null) facts.push(`${name}${lang === 'en' ? '' : '\u00a0'}: ${deck} car`);
    if (tokens !== null) {
      const { inHand, onCards, spent, locked, owned } = tokens;
      facts.push(
        lang === 'en'
          ? `${inHand} in hand, ${onCards} on cards, ${spent} spent, ${locked} locked; X = ${owned}`
          : `${inHand} en main, ${onCards} sur des cartes, ${spent} dépensé`,
      );
    }
    const { deckTop = [], removed, unseen = [], discard } = seat;
    for (const id of [...deckTop, ...removed, ...unseen, ...(discard ?? [])])
      facts.push(names.card(id));
    for (const id of seat.clans) facts.push(names.clan(id));
  }
  return facts;
}

interface Names {
  card(id: string): string;
  clan(id: string): string;
}

describe.each(TABLES.slice(0, 2).map((table) => [tableName(table), table] as const))(
  '%s',
  (_, table) => {
    const whole = watch(table, 'facts', () => {});

    test.each(['en', 'fr'] as const)('every fact of the table can be asked for: %s', (lang) => {
      const { kit } = playedOf(whole);
      const book = kit.book(lang);
      const names: Names = {
        card: (id) => book.cards.find((card) => card.id === id)?.name ?? '?',
        clan: (id) => book.clans.find((clan) => clan.id === id)?.name ?? '?',
      };
      for (let ply = 0; ply <= whole.answers.length; ply += 31) {
        const match = { ...whole, answers: whole.answers.slice(0, ply) };
        const asked = ['score', 'deck', 'tiles', 'clans', 'discards', 'hand', 'army', 'army opp'];
        const told = asked.flatMap((command) => tell(match, 0, command, lang)).join('\n');
        const scene = answer('scene', { match, viewer: 0, lang });
        for (const fact of factsOf(scene, lang, names))
          expect(told, `after ${ply}`).toContain(fact);
      }
    });

    test.each(['en', 'fr'] as const)('clans are read with what they are good at: %s', (lang) => {
      const match = newMatch(table, 'clans');
      const { kit } = playedOf(match);
      const overview = tell(match, 0, 'clans', lang).join('\n');
      for (const { id, name, tile, strengths } of kit.book(lang).clans) {
        const told = tell(match, 0, `read ${id}`, lang).join('\n');
        for (const fact of [name, ...tile, ...strengths]) expect(told).toContain(fact);
        for (const fact of [name, ...strengths]) expect(overview).toContain(fact);
      }
    });
  },
);

test('the order of the picks is told while clans are drafted', () => {
  const match = { ...newMatch(TABLES[0]!, 'picks'), answers: ['draft galmi'] };
  const [picks] = tell(match, 0, 'clans');
  expect(picks).toBe('Order of the picks: Ada (done), Bob (now), Bob, Ada, Ada, Bob');
});

test('the hand is numbered, and says of cards for which there is no room that they can be shifted in', () => {
  const sitters = ['Ada', 'Bob'].map(person);
  const army = [['un-go', 'bun-to', 'kno-bo', 'volantis', 'atalanta']];
  const players = [
    { clans: ['justice', 'galmi', 'goan-sul'], army, hand: ['boul-go', 'petal-faeries', 'elle'] },
    { clans: ['abhilasha', 'phoenix', 'tomorrow'] },
  ];
  const start = { from: 'position', position: { game: 'gosu-x', players } } as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  expect(tell(begun.value, 0, 'hand').slice(0, 3)).toEqual([
    'h1. Petal Faeries: only by a shift. Your Troop row is full.',
    'h2. Elle',
    'h3. Boul Go: only by a shift. Your Troop row is full.',
  ]);
});

test('one’s army says of cards no answer is about why, and of no others', () => {
  const players = [
    { army: [[{ card: 'spark', captured: true }, 'looter']], hand: ['scribe', 'oracle', 'envoy'] },
    { army: [[{ card: 'herald', captured: true }]] },
  ];
  const start = { from: 'position', position: { game: 'gosu-tactics', players } } as const;
  const sitters = ['Ada', 'Bob'].map(person);
  const begun = answer('begin', { game: 'gosu-tactics', start, sitters, lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  expect(tell(begun.value, 0, 'army me').slice(2)).toEqual([
    'I1 Spark: not now. Spark is imprisoned: it cannot mutate.',
  ]);
  expect(tell(begun.value, 0, 'army opp').slice(2)).toEqual([]);
});

test('a card in full by its name, its French name or the start of one; others are refused', () => {
  const match = watch(TABLES[0]!, 'read', () => {});
  expect(tell(match, 0, 'read quae')[0]).toBe('Quae, Hero, Justice, value 3, shift 2');
  expect(tell(match, 0, 'read fées pétale')[0]).toContain('Petal Faeries');
  expect(tell(match, 0, 'lire petal', 'fr')[0]).toContain('Les fées pétale');
  expect(tell(match, 0, 'read quae').join('\n')).toContain('C3: The whole difference');
  expect(tell(match, 0, 'read')[0]).toContain('which card');
  expect(tell(match, 0, 'read zorro')[0]).toContain('no card');
  expect(tell(match, 0, 'read byun')[0]).toContain('may be');
  expect(tell(match, 0, 'dance')[0]).toContain('no command');
});
