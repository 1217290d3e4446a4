/** What holds of every scene, over a random game: each function looks at every so many decisions of one. */
import { armyValue, idOf, openCard, type Seat, type State as StateX } from '@open-gosu/gosu-x';
import {
  LANGS,
  makeRng,
  placeAt,
  placeName,
  ROWS,
  type Row,
  type Seed,
  viewerBit,
} from '@open-gosu/kernel';
import {
  armyStrength,
  idOf as idOfFace,
  openPlace,
  type State as StateT,
} from '@open-gosu/tactics';
import { expect } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import { sceneFrom } from '../../src/engine/scene/common.ts';
import type { Cell, Scene } from '../../src/engine/scene.ts';
import { legalOf, newMatch, type TableOf, watch } from './tables.ts';

const sceneAt = (match: Match, viewer: number, lang: 'en' | 'fr' = 'en'): Scene =>
  answer('scene', { match, viewer, lang });

function viewersOf({ players }: TableOf): number[] {
  return [...Array(players).keys(), -1];
}

/** Where the engine says that a card is OPEN. */
export function openPlaces({ game }: TableOf, state: unknown, seat: number): string[] {
  return ROWS.flatMap((row: Row) => {
    if (game === 'gosu-tactics') {
      const place = openPlace(state as StateT, seat, row);
      return place < 0 ? [] : [placeName(place)];
    }
    const s = state as StateX;
    const card = openCard(s, seat as Seat, row);
    const column = s.players[seat as Seat].rows[row].indexOf(card);
    return card < 0 ? [] : [placeName(placeAt(seat, row, column))];
  });
}

function forceOf({ game }: TableOf, state: unknown, seat: number): number {
  return game === 'gosu-x'
    ? armyValue(state as StateX, seat as Seat)
    : armyStrength((state as StateT).players[seat]!);
}

/** The ids of all cards a scene shows, but for those that are only named as answers. */
function cardsShown({ seats, centre }: Scene): string[] {
  const inSeats = seats.flatMap(({ army, hand, discard, removed, deckTop }) => [
    ...army.flat().map(({ card }) => card),
    ...hand.map(({ card }) => card),
    ...(discard ?? []),
    ...removed,
    ...(deckTop ?? []),
  ]);
  return [...inSeats, ...(centre.discard ?? []), ...centre.open].filter((id) => id !== null);
}

/** OPEN marks, forces and cards in play are the engine’s. */
export function expectEngineTable(table: TableOf, seed: Seed, every: number): void {
  watch(
    table,
    seed,
    (match) => {
      const { state } = playedOf(match);
      for (const { seat, army, force } of sceneAt(match, -1).seats) {
        const open = army.flat().filter(({ isOpen }) => isOpen);
        expect(open.map(({ place }) => place)).toEqual(openPlaces(table, state, seat));
        expect(force).toBe(forceOf(table, state, seat));
        const sum = army.flat().reduce((total, { value }) => total + value, 0);
        if (table.game === 'gosu-tactics') expect(force).toBe(sum);
        else expect(force).toBeGreaterThanOrEqual(sum);
        for (const cell of army.flat()) {
          if (!isAsPrinted(table, cell)) expect(cell.because.length).toBeGreaterThan(0);
        }
      }
    },
    every,
  );
}

function isAsPrinted({ game }: TableOf, { card, value, shiftCost, slots }: Cell): boolean {
  const { cards } = answer('book', { game, lang: 'en' });
  const printed = cards.find(({ id }) => id === card)!;
  return value === printed.value && shiftCost === printed.shift && slots === printed.icons;
}

/** What lies hidden: of a seat's own deck, or of the common one, in the order of the book. */
function hiddenCards({ game }: TableOf, state: unknown, seat: number, viewer: number): string[] {
  const { cards } = answer('book', { game, lang: 'en' });
  const inOrder = (ids: readonly string[]) => [...ids].sort((a, b) => orderOf(a) - orderOf(b));
  const orderOf = (id: string) => cards.findIndex((card) => card.id === id);
  if (game === 'gosu-tactics') {
    const { deck, players } = state as StateT;
    const hands = players.flatMap(({ hand, aside, shown }, other) => {
      if (other === viewer) return [];
      const hidden = [...hand, ...aside];
      for (const face of shown) hidden.splice(hidden.indexOf(face), 1);
      return hidden;
    });
    return inOrder([...deck, ...hands].map(idOfFace));
  }
  const s = state as StateX;
  const { deck, hand } = s.players[seat as Seat];
  const bit = viewerBit(viewer);
  const hidden = [...deck, ...hand].filter((card) => (s.known[card]! & bit) === 0);
  return inOrder(hidden.map((card) => idOf(s.kinds[card]!)));
}

/** What a player may work out of the cards that are hidden is exactly those: no more, no fewer, in no telling order. */
export function expectUnseen(table: TableOf, seed: Seed, every: number): void {
  watch(
    table,
    seed,
    (match) => {
      const { state } = playedOf(match);
      for (const viewer of viewersOf(table)) {
        const { seats, centre } = sceneAt(match, viewer);
        for (const { seat, unseen } of seats) {
          if (table.game === 'gosu-tactics') expect(unseen).toBeUndefined();
          else if (centre.draft === undefined)
            expect(unseen).toEqual(hiddenCards(table, state, seat, viewer));
          else expect(unseen).toEqual([]);
        }
        if (table.game === 'gosu-tactics')
          expect(centre.unseen).toEqual(hiddenCards(table, state, -1, viewer));
      }
    },
    every,
  );
}

/** What was chosen in an army stands where the answer says, and it was chosen for a card that stood there. */
export function expectPointed(table: TableOf, seed: Seed): number {
  let found = 0;
  watch(table, seed, (match) => {
    const { pointed: all = [], ply, seats } = sceneAt(match, -1);
    const last = match.answers.at(-1) ?? '';
    const isChoice = /^(?:target|order) /.test(last);
    const pointed = isChoice ? all[0] : undefined;
    const fired = isChoice ? all.slice(1) : all;
    const now = seats.flatMap(({ army }) => army.flat()).map(({ place }) => place);
    for (const { from, to } of fired) expect(now).toEqual(expect.arrayContaining([from, to]));
    expect(pointed?.to).toBe(isChoice ? last.split(' ')[1] : undefined);
    found += fired.length;
    if (pointed === undefined) return;
    const before = sceneAt({ ...match, answers: match.answers.slice(0, ply - 1) }, pointed.seat);
    const cells = before.seats.flatMap(({ army }) => army.flat());
    expect(before.prompt?.from ?? null).toBe(pointed.from);
    expect(cells.map(({ place }) => place)).toContain(pointed.to);
    if (pointed.from === null) return;
    expect(cells.find(({ place }) => place === pointed.from)?.card).toBe(before.prompt?.source);
    found++;
  });
  return found;
}

/** A scene shows no more cards than its viewer can identify, and the same for all that they cannot tell apart. */
export function expectNothingHidden(table: TableOf, seed: Seed, every: number): void {
  watch(
    table,
    seed,
    (match) => {
      const { kit, state, steps } = playedOf(match);
      for (const viewer of viewersOf(table)) {
        const scene = sceneAt(match, viewer);
        const view = kit.game.view(state, viewer);
        expect(cardsShown(scene).length).toBeLessThanOrEqual(kit.knownCards(view));
        for (const { seat, hand } of scene.seats) {
          if (seat === viewer) expect(hand.every(({ card }) => card !== null)).toBe(true);
          else expect(hand.every(({ card, isKnown }) => isKnown === (card !== null))).toBe(true);
        }
        const other = kit.game.determinize(view, makeRng(`other ${match.answers.length}`));
        const drafted = scene.seats.map(({ clans }) => clans);
        const again = sceneFrom(kit, kit.game.view(other, viewer), {
          listener: { lang: 'en', names: scene.seats.map(({ name }) => name), you: -1 },
          bots: scene.seats.map(({ isBot }) => isBot),
          ply: scene.ply,
          before: steps.map(({ asked }) => asked),
          drafted,
          result: null,
          pointed: scene.pointed ?? [],
        });
        expect(again).toEqual(scene);
      }
    },
    every,
  );
}

/** Every legal answer is there once, with words of its own in both languages, and is taken. */
export function expectAnswers(table: TableOf, seed: Seed, every: number): void {
  watch(
    table,
    seed,
    (match, legal) => {
      const seat = sceneAt(match, -1).prompt!.seat;
      for (const lang of LANGS) {
        const { prompt } = sceneAt(match, seat, lang);
        expect(prompt!.isMine).toBe(true);
        expect(prompt!.text).not.toBe('');
        expect(prompt!.answers.map(({ code }) => code)).toEqual(legal);
        const labels = prompt!.answers.map(({ label }) => label);
        expect(labels.every((label) => /^[\p{Lu}\d]/u.test(label))).toBe(true);
        expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
        expect(labels.join()).not.toMatch(/[{}?]|undefined/);
      }
      for (const viewer of viewersOf(table).filter((viewer) => viewer !== seat)) {
        const { prompt } = sceneAt(match, viewer);
        expect([prompt!.isMine, prompt!.answers]).toEqual([false, []]);
        expect(prompt!.text).not.toMatch(/\byou\b|[{}]|undefined/i);
      }
      const { kit, state } = playedOf(match);
      const { prompt: asked } = sceneAt(match, seat);
      for (const code of legal) {
        const given = answer('give', { match, answer: code });
        const text = given.ok ? (given.value.answers[match.answers.length] ?? '') : given.message;
        expect(asked!.answers.find((one) => one.code === code)?.notation).toBe(text);
        expect(kit.game.parse(state, text, 'en')).toEqual({ ok: true, value: code });
      }
      const not = answer('give', { match, answer: 0x7fffff });
      expect(not.ok).toBe(false);
    },
    every,
  );
}

/** What one points at is on the table, and a card goes where it is said to go. */
export function expectPointing(table: TableOf, seed: Seed, every: number): void {
  watch(
    table,
    seed,
    (match) => {
      const seat = sceneAt(match, -1).prompt!.seat;
      const { seats, centre, prompt } = sceneAt(match, seat);
      const own = seats[seat]!;
      const handles = new Set([
        ...own.hand.map(({ card }) => `hand:${card}`),
        ...seats.flatMap(({ army }) => army.flat().map(({ place }) => place)),
        ...seats.flatMap((one) => (one.discard ?? []).map((id) => `discard:${one.seat}:${id}`)),
        ...(centre.discard ?? []).map((id) => `discard:${id}`),
        ...seats.map((one) => `seat:${one.seat}`),
      ]);
      for (const { about, to, code, notation, cost } of prompt!.answers) {
        for (const handle of about) {
          if (!/^(?:card|clan):/.test(handle)) expect(handles).toContain(handle);
        }
        if (/^(?:play|shift) /.test(notation)) {
          expect(about[0]).toMatch(/^(?:hand|discard):/);
          expect(cost!.why).toMatch(/^\p{Lu}.*\.$/u);
          const given = answer('give', { match, answer: code });
          if (!given.ok) throw new Error(given.message);
          const card = about[0]!.split(':').pop()!;
          expect(entryOf(given.value, seat, card)).toBe(to);
          const after = sceneAt(given.value, seat);
          // The page draws it where it will go as long as it lies there.
          if (after.prompt?.isPayment) expect(after.centre.open).toContain(card);
        }
      }
    },
    every,
  );
}

/**
 * Where an action is asked for, every card in one's army is in an answer or says why it is in none; and one that is in any
 * says of every card in hand that cannot take its place, and of its activation, what the engine says to it. So does every
 * card of a discard pile where others of it can be used. Returns how many reasons.
 */
export function expectRefusals(table: TableOf, seed: Seed, every: number): number {
  let found = 0;
  watch(
    table,
    seed,
    (match) => {
      const { kit, state } = playedOf(match);
      const seat = kit.game.toAct(state);
      const { seats, centre, prompt } = sceneAt(match, seat);
      const { answers, refusals } = prompt!;
      if (prompt!.kind !== 'action') {
        expect(refusals).toEqual([]);
        return;
      }
      const { army, hand, discard } = seats[seat]!;
      const held = [...new Set(hand.map(({ card }) => `hand:${card}`))];
      const from = discard === null ? 'discard:' : `discard:${seat}:`;
      const piled = [...new Set(discard ?? centre.discard!)].map((card) => from + card);
      const without = (cards: readonly string[], about: readonly string[]) =>
        cards.filter((card) => !about.includes(card));
      const leftOf = (about: readonly string[]) =>
        piled.some((card) => about.includes(card)) ? without(piled, about) : [];
      const inArmy = army.flat().flatMap(({ place }) => {
        const about = answers.map((one) => one.about).filter((one) => one.includes(place));
        if (about.length === 0) return [[place]];
        const cards = [...without(held, about.flat()), ...leftOf(about.flat())];
        return cards.map((card) => [place, card]);
      });
      const alone = answers.filter(({ about }) => about.length === 1).flatMap(({ about }) => about);
      const wanted = [...inArmy, ...leftOf(alone).map((card) => [card])];
      const isOfTokens = (about: readonly string[]) => about.includes('tokens');
      const pairs = refusals!.map(({ about }) => about);
      expect(pairs.filter((about) => !isOfTokens(about))).toEqual(wanted);
      for (const [place] of pairs.filter(isOfTokens)) {
        expect(answers.some(({ about }) => about.length === 1 && about[0] === place)).toBe(false);
      }
      for (const { about, whyNot } of refusals!) {
        expect(whyNot).toMatch(/^\p{Lu}.*\.$/u);
        const attempt = isOfTokens(about) ? attemptOf(about, 'activate') : attemptOf(about);
        if (attempt === null) continue;
        const read = kit.game.parse(state, attempt, 'en');
        expect(read.ok ? '' : read.message.startsWith(whyNot), whyNot).toBe(true);
      }
      found += refusals!.length;
    },
    every,
  );
  return found;
}

/** As it is typed what one points at; null for a place alone, which may be meant for anything. */
function attemptOf(about: readonly string[], verb = 'shift'): string | null {
  const card = about.find((handle) => /^(?:hand|discard):/.test(handle));
  const place = about.find((handle) => /^p\d:/.test(handle))?.slice('p0:'.length);
  if (card === undefined) return verb === 'activate' ? `activate ${place}` : null;
  const named = `${card.split(':').pop()}${card.startsWith('discard') ? ' from discard' : ''}`;
  return place === undefined ? `play ${named}` : `${verb} ${place} ${named}`;
}

/** A shorter list of answers gives the scene and the log of that time. */
export function expectUndo(table: TableOf, seed: Seed, every: number): void {
  const kept: { match: Match; scene: Scene; log: unknown }[] = [];
  const end = watch(
    table,
    seed,
    (match) => {
      const scene = sceneAt(match, 0);
      kept.push({ match, scene, log: answer('log', { match, viewer: 0, lang: 'fr' }) });
    },
    every,
  );
  sceneAt(newMatch(table, 'another'), 0);
  expect(sceneAt(end, 0).ending).not.toBeNull();
  for (const { match, scene, log } of kept.reverse()) {
    const undone = { ...end, answers: end.answers.slice(0, match.answers.length) };
    expect(sceneAt(undone, 0)).toEqual(scene);
    expect(answer('log', { match: undone, viewer: 0, lang: 'fr' })).toEqual(log);
  }
}

/** Where the card of a play or shift stands once it is paid for by the first cards that can pay. */
function entryOf(match: Match, seat: number, id: string): string | null {
  let now = match;
  for (let paid = 0; paid < 6; paid++) {
    const { steps, kit, state } = playedOf(now);
    const entered = steps[steps.length - 1]!.happened.find(({ event }) =>
      ['play', 'shift', 'mutate'].includes(event.type),
    );
    if (entered !== undefined) return (entered.event as unknown as { place: string }).place;
    if (kit.game.toAct(state) !== seat) return null;
    const given = answer('give', { match: now, answer: legalOf(now)[0]! });
    if (!given.ok) throw new Error(`${id}: ${given.message}`);
    now = given.value;
  }
  return null;
}
