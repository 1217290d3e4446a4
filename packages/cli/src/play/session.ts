/**
 * A game in the terminal, without the terminal: takes lines a person typed, gives texts to print. Each person sees their
 * view of the table and the events they may know. What can be asked besides playing is in `inquiries.ts`.
 */
import type { Lang } from '@open-gosu/kernel';
import { asked, sayOutcome } from '../commands/outcome.ts';
import { wrap } from '../draw/layout.ts';
import { NOBODY } from '../draw/look.ts';
import { makeStyle } from '../draw/style.ts';
import { makeLadder } from '../hint/ladder.ts';
import { type CommandName, commandBegun, commandOf } from './commands.ts';
import { type Completing, completions } from './completion.ts';
import { type DeskLook, deskOf } from './desk.ts';
import { endingLines, resignationLine } from './ending.ts';
import { answerInquiry, type Inquiry } from './inquiries.ts';
import { type MatchSetup, PERSON, startMatch, type WithBots } from './match.ts';
import { playerNames, welcomeLines } from './players.ts';
import { type Refusal, refusalLines } from './refusal.ts';
import { type SaveFile, saveRecord } from './save.ts';
import { tell } from './words.ts';

export interface SessionSetup extends MatchSetup {
  readonly lang: Lang;
  readonly color: boolean;
  /** The room there is, asked for anew at each drawing. */
  readonly columns: () => number;
  readonly rows: () => number;
  readonly save: SaveFile;
}

/** What to print. `clear`: the screen first, for somebody else will look at it. */
export interface Said {
  readonly text: string;
  readonly clear: boolean;
}

export interface Session {
  /** What to print before anything else: who plays what. */
  welcome(): Said;
  /** Lets the bots play where one begins; what to print before the first line is read. */
  begin(): WithBots<Said>;
  /** Takes a line and gives what to print. */
  line(text: string): WithBots<Said>;
  /** What to say while the bot of this seat thinks. */
  thinks(seat: number): string;
  /** True once no more lines are wanted. */
  over(): boolean;
  /** What to print when the input ends, or is broken off, before that. */
  leave(): string;
  /** The whole lines a partial one may become. */
  complete(line: string): string[];
}

const WIDEST = 80;
const NARROWEST = 60;
/** A window at least this high shows the table with blank lines and texts of tiles. */
const TALL = 36;
const CLEARED = true;

export function startSession(setup: SessionSetup): Session {
  const { kit, players } = setup;
  const { game } = kit;
  const desk = deskOf(kit);
  const match = startMatch(setup);
  const persons = players.flatMap((kind, seat) => (kind === PERSON ? [seat] : []));
  const isHotseat = persons.length > 1;
  const style = makeStyle(setup.color);
  const ladder = makeLadder();
  /** For each seat, how many events it has been told of. */
  const told = players.map(() => 0);
  let lang = setup.lang;
  let seat = persons[0] ?? 0;
  let mode: 'play' | 'curtain' | 'resign' | 'left' = 'play';

  const look = (): DeskLook => ({
    lang,
    color: setup.color,
    seat,
    width: Math.max(NARROWEST, Math.min(setup.columns(), WIDEST)),
    names: playerNames(players, lang),
    you: isHotseat ? NOBODY : seat,
    dense: setup.rows() < TALL,
    rows: setup.rows(),
  });
  const isOver = () => match.result() !== null;
  const view = () => game.view(match.state(), seat);
  const now = () => (isOver() ? { question: null, legal: [] } : asked(kit, match.state(), lang));
  const completing = (): Completing => ({
    kit,
    desk,
    state: match.state(),
    over: isOver(),
  });

  const paragraphs = (from: number): string[] => {
    const events = match.events().slice(from);
    const seen = events.map((event) => game.redact(event, seat));
    const bar = style.dim('│ ');
    return desk
      .tell(seen, look())
      .flatMap((text) => wrap(text, look().width - 2).map((line) => bar + line));
  };

  /** What this seat has not been told yet. */
  const news = (): string[] => {
    const lines = paragraphs(told[seat] ?? 0);
    told[seat] = match.events().length;
    return lines;
  };

  const questionLines = (): string[] => {
    const { question } = now();
    if (question === null) return [];
    // Of a turn's question a low window shows the beginning: the summary below says what may be done.
    const isTurn = look().dense && kit.asksAction(match.state());
    const text = isTurn ? question.text.replace(/\s?: .*$/u, '.') : question.text;
    const whole = isHotseat ? sayOutcome(lang, 'asks', { seat, text }) : text;
    return wrap(whole, look().width).map((line) => style.bold(line));
  };

  /** News, the table where it may have changed, the question and what may be answered; or the result. */
  const situation = (withTable: boolean): string[] => {
    const question = now();
    const before = news();
    const gap = before.length > 0 ? [''] : [];
    const table = withTable ? [...gap, ...desk.screen(view(), question, look())] : [];
    const result = match.result();
    if (result !== null) return [...before, ...table, ...endingLines(kit, result, look())];
    return [...before, ...table, ...questionLines(), ...desk.choices(view(), question, look())];
  };

  /** Another person's cards must not be seen: the screen is cleared and waits, except while nothing is hidden. */
  const handOver = (): Said | null => {
    const next = match.toAct();
    if (next < 0 || next === seat) return null;
    seat = next;
    if (!isHotseat) return null;
    if (desk.isPublic(now())) {
      return said([style.bold(tell(lang, 'nowSeat', { seat })), ...situation(true)]);
    }
    mode = 'curtain';
    return said([style.bold(tell(lang, 'passKeyboard', { seat }))], CLEARED);
  };

  function* answer(text: string): WithBots<Said> {
    const { legal } = now();
    const number = /^\d+$/.test(text) ? Number(text) : null;
    if (number !== null && legal[number - 1] === undefined) {
      const reason = tell(lang, 'noNumber', { count: legal.length, number: text });
      return said(wrap(reason, look().width));
    }
    const chosen = number === null ? text : (legal[number - 1] ?? text);
    const parsed = game.parse(match.state(), chosen, lang);
    if (!parsed.ok) return refuse(text, parsed);
    const before = match.record().answers.length;
    yield* match.answer(parsed.value);
    const passed = handOver();
    if (passed !== null) return passed;
    const othersActed = match.record().answers.length > before + 1;
    return said(situation(othersActed || isOver() || desk.wantsScreen(now())));
  }

  /** An abbreviated command, or else the reason. */
  const refuse = (text: string, refusal: Refusal): Said => {
    const [word = '', ...rest] = text.split(/\s+/);
    const begun = commandBegun(word);
    const isUnknown = refusal.code === 'unknown-answer';
    if (isUnknown && begun !== null && desk.complete(match.state(), word).length === 0) {
      return command(begun, rest.join(' '));
    }
    return said(refusalLines(text, refusal, completing(), look()));
  };

  const undo = (): Said => {
    const decider = match.lastDecider();
    if (decider < 0) return said([tell(lang, 'nothingToUndo')]);
    if (isHotseat && decider !== seat) return said([tell(lang, 'undoOther', { seat: decider })]);
    const taken = match.undo();
    seat = match.toAct();
    told.forEach((count, who) => {
      told[who] = Math.min(count, match.events().length);
    });
    return said([tell(lang, 'undone', { answer: taken }), ...situation(true)]);
  };

  const resign = (text: string): Said => {
    mode = 'play';
    if (!/^(?:y|yes|o|oui)$/i.test(text)) return said([tell(lang, 'notResigned')]);
    match.resign(seat);
    const result = match.result();
    return said(result === null ? [] : [resignationLine(seat, result, look()), afterwards()]);
  };

  const afterwards = () => wrap(tell(lang, 'afterwards'), look().width).join('\n');

  const inquiry = (): Inquiry => ({
    kit,
    desk,
    match,
    look: look(),
    asked: now(),
    view: view(),
    ladder,
    story: () => paragraphs(0),
  });

  const command = (name: CommandName, about: string): Said => {
    switch (name) {
      case 'quit':
        mode = 'left';
        return said([...(isOver() ? [] : [unfinished()]), tell(lang, 'bye')]);
      case 'table':
        return said(situation(true));
      case 'undo':
        return undo();
      case 'resign':
        if (isOver()) return said([tell(lang, 'isOver')]);
        mode = 'resign';
        return said([tell(lang, 'sureToResign')]);
      case 'lang': {
        const chosen = about.toLowerCase();
        if (chosen !== 'en' && chosen !== 'fr') return said([tell(lang, 'langNeeded')]);
        lang = chosen;
        return said([tell(lang, 'langSet'), ...situation(true)]);
      }
      case 'save':
        return said(saveRecord(match.record(), about, setup.save, lang));
      default:
        return said(answerInquiry(name, about, inquiry()));
    }
  };

  const unfinished = () => tell(lang, 'unfinished', { seed: setup.seed });

  function* take(text: string): WithBots<Said> {
    if (mode === 'resign') return resign(text);
    if (mode === 'curtain' && commandOf(text) !== 'quit') {
      mode = 'play';
      return said(situation(true));
    }
    if (text === '') return isOver() ? command('quit', '') : said(situation(true));
    const [word = '', ...rest] = text.split(/\s+/);
    const name = commandOf(word);
    if (name !== null && !isAnswer(word, rest)) return command(name, rest.join(' '));
    if (!isOver()) return yield* answer(text);
    const begun = commandBegun(word);
    return begun === null
      ? said([tell(lang, 'isOver'), afterwards()])
      : command(begun, rest.join(' '));
  }

  /** `card` and `discard` are words of the notation too: where they answer the question, they are answers. */
  const isAnswer = (word: string, rest: readonly string[]): boolean => {
    const kind = now().question?.kind;
    switch (word.toLowerCase()) {
      case 'card':
        return kind === 'card';
      case 'discard':
        return kind !== undefined && (kind === 'discard' || rest.length > 0);
      default:
        return false;
    }
  };

  return {
    welcome: () => said([...welcomeLines(setup, desk, look()), '']),
    *begin() {
      yield* match.begin();
      seat = Math.max(0, match.toAct());
      return said(situation(true));
    },
    line: (text) => take(text.replace(/\p{C}+/gu, ' ').trim()),
    over: () => mode === 'left',
    leave: () => (isOver() ? '' : `${unfinished()}\n`),
    thinks: (bot) => tell(lang, 'thinks', { bot: playerNames(players, lang)[bot] ?? '' }),
    // What another could answer is theirs to know: a bot that thinks, or somebody who has not taken the keyboard yet.
    complete: (line) =>
      mode === 'curtain' || (!isOver() && match.toAct() !== seat)
        ? []
        : completions(line, completing()),
  };
}

function said(lines: readonly string[], clear = false): Said {
  return { text: `${lines.join('\n')}\n`, clear };
}
