/**
 * What the match core tells a viewer, as the text of one frame. Made of that viewer's telling and of what they were told before,
 * and of nothing else. A text is made once for each telling, however many sockets read it.
 */
import type { GameEvent, Viewer } from '@open-gosu/kernel';
import { diffViews, matchTag, type WireEvent, writeEvent } from '@open-gosu/protocol';
import type { MatchAbout } from '../host/authority.ts';
import type { Facts, Orders, Outgoing, Prompt, Seen, Snapshot, Step } from '../match/index.ts';
import { changedFacts, setupOf, wholeFacts } from './facts.ts';

/** The match a frame is about. */
export interface About {
  readonly match: string;
  readonly game: string;
}

/** What a viewer was told last. */
export interface Before {
  readonly rev: number;
  readonly facts: Facts;
}

/**
 * `before`: null where it is not known, or where this telling is not the next one; then everything is told whole, which is
 * right whatever the viewer holds.
 */
export function frameFor(about: About, outgoing: Outgoing, before: Before | null): string {
  if (outgoing.prompt !== null) return promptFrame(about, outgoing, outgoing.prompt, before);
  const last = before !== null && before.rev === outgoing.rev - 1 ? before : null;
  return `${stepHead(about, outgoing)}${fieldsOf(stepFields(about, outgoing, last))}}`;
}

function stepHead({ match }: About, { rev, facts }: Outgoing): string {
  return `{"t":"step","m":"${matchTag(match)}","rev":${rev},"ply":${facts.ply}`;
}

type Fields = { [field: string]: unknown };

/** The inside of an object's text, with a comma before it. */
function fieldsOf(fields: Fields): string {
  const text = JSON.stringify(fields);
  return text.length === 2 ? '' : `,${text.slice(1, -1)}`;
}

function stepFields({ game }: About, outgoing: Outgoing, before: Before | null): Fields {
  const { step, seen, note, facts, isNew } = outgoing;
  const told = changedFacts(before === null ? null : before.facts, facts);
  if (seen !== null) tellView(told, seen, before !== null);
  if (step !== null) {
    told.e = writeEvents(game, step.events);
    if (before === null || (before.facts.waiting ?? before.facts.toAct) !== step.seat) {
      told.by = step.seat;
    }
    if (step.target !== null) told.target = step.target;
  }
  if (note !== null) told.note = note;
  if (isNew) told.anew = true;
  return told;
}

function tellView(told: Fields, seen: Seen, isNext: boolean): void {
  const change = isNext ? seen.change() : null;
  if (change === null) {
    told.view = seen.view();
    return;
  }
  const patch = diffViews(change[0], change[1]);
  if (patch !== undefined) told.p = patch;
}

function writeEvents(game: string, events: readonly GameEvent[]): WireEvent[] {
  const written: WireEvent[] = [];
  for (let i = 0; i < events.length; i++) written.push(writeEvent(game, events[i] as GameEvent));
  return written;
}

function promptFrame(
  about: About,
  { rev, facts }: Outgoing,
  prompt: Prompt,
  before: Before | null,
): string {
  const shown = before !== null && before.rev === rev ? prompt.was : null;
  const change = shown === null ? { $: prompt.view } : diffViews(shown, prompt.view);
  return `${promptHead(about, rev, facts, prompt.part)}${fieldsOf({
    ...(change === undefined ? {} : { p: change }),
    e: writeEvents(about.game, prompt.events),
    ...(prompt.target === null ? {} : { target: prompt.target }),
  })}}`;
}

function promptHead({ match }: About, rev: number, { ply, line }: Facts, part: number): string {
  return `{"t":"prompt","m":"${matchTag(match)}","rev":${rev},"ply":${ply},"line":${line},"part":${part}`;
}

/** Nothing happened, but time has passed, or a prompt: how it stands for whoever holds this revision. */
export function againFrame(about: About, outgoing: Outgoing): string {
  const told = { same: true, ...changedFacts(null, outgoing.facts) };
  return `${stepHead(about, outgoing)}${fieldsOf(told)}}`;
}

/** To the other windows of a seat that has responded: this part is no longer asked. */
export function promptGone(about: About, rev: number, facts: Facts, part: number): string {
  return `${promptHead(about, rev, facts, part)}}`;
}

export function snapshotFrame(about: MatchAbout, snapshot: Snapshot): string {
  const { rev, viewer, facts, view, story, prompt, orders } = snapshot;
  const { game } = about.plan;
  return JSON.stringify({
    t: 'snapshot',
    match: about.id,
    rev,
    as: viewer,
    setup: setupOf(about),
    ...wholeFacts(facts),
    view,
    story: story.map((step) => storyStep(game, step)),
    ...(prompt === null ? {} : { prompt: askedOf(game, prompt) }),
    ...(orders === null ? {} : { orders }),
  });
}

function storyStep(game: string, { seat, events, target }: Step): unknown[] {
  const written = writeEvents(game, events);
  return target === null ? [seat, written] : [seat, written, target];
}

function askedOf(game: string, { part, view, events, target }: Prompt) {
  const e = writeEvents(game, events);
  return target === null ? { part, view, e } : { part, view, e, target };
}

/** One's own standing orders. */
export function ordersFrame(match: string, respond: Orders): string {
  return JSON.stringify({ t: 'orders', match, respond });
}

/** A finished frame that also is the reply to a command. Ids are plain words. */
export function withId(frame: string, id: string): string {
  return `${frame.slice(0, -1)},"id":"${id}"}`;
}

/** What somebody was told last of a match, from which the next telling goes on. Kept while anybody looks through these eyes. */
export class Sight {
  readonly about: About;
  readonly viewer: Viewer;
  before: Before | null = null;
  /** Who looks. */
  count = 0;

  constructor(about: About, viewer: Viewer) {
    this.about = about;
    this.viewer = viewer;
  }

  /** The text of a telling: made when it is first asked for. */
  frame(outgoing: Outgoing): string {
    outgoing.text ??= frameFor(this.about, outgoing, this.before);
    const { rev, facts, seen, prompt } = outgoing;
    if (prompt === null && (this.before === null || rev > this.before.rev)) {
      this.before = this.#next(rev, facts, seen !== null);
    }
    return outgoing.text;
  }

  #next(rev: number, facts: Facts, isSeen: boolean): Before | null {
    const { before } = this;
    // The view did not change; where a telling was missed, it is not known what it is.
    const isKnown = isSeen || (before !== null && rev === before.rev + 1);
    return isKnown || facts.status === 'open' ? { rev, facts } : null;
  }

  /** Somebody was told everything. */
  shown({ rev, facts }: Snapshot): void {
    if (this.before === null || rev > this.before.rev) this.before = { rev, facts };
  }
}
