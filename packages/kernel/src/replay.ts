/** Plays a record again over its game, and refuses it with the answer that does not fit and why. */
import type { ActionCode } from './action.ts';
import type { Game, Parsed, Result } from './game.ts';
import { counted, joinAnd, type Lang, type Text } from './lang.ts';
import { type GameRecord, playerNth, type RecordPlayer } from './record.ts';
import { refused, show } from './refusal.ts';

export interface Replayed<S> {
  readonly state: S;
  /** The answers played, as codes. */
  readonly codes: readonly ActionCode[];
}

/** Endings that no rule of the game brings about: the game need not be over. */
const OUTSIDE_REASONS: readonly string[] = ['resignation', 'time', 'claim', 'agreed', 'abandoned'];

/** Replays the first `to` answers; replayed whole, the recorded result must be the game's. */
export function replay<S>(
  game: Game<S>,
  record: GameRecord,
  to = record.answers.length,
  lang: Lang = 'en',
): Parsed<Replayed<S>> {
  const bad = (problem: Text): Parsed<never> => refused('bad-record', problem, lang);
  const mismatch = headProblem(game, record, to);
  if (mismatch) return bad(mismatch);
  const options = game.options(record.options, lang);
  if (!options.ok) return bad({ en: options.message, fr: options.message });
  const state = game.setup(options.value, record.seed, seatsOf(game, record));
  const codes: ActionCode[] = [];
  for (const text of record.answers.slice(0, to)) {
    const where: Text = {
      en: `answer ${codes.length + 1} (${show(text)})`,
      fr: `réponse ${codes.length + 1} (${show(text)})`,
    };
    if (game.toAct(state) < 0) {
      return bad({
        en: `${where.en}: the game is already over`,
        fr: `${where.fr} : la partie est déjà finie`,
      });
    }
    const code = game.parse(state, text, lang);
    if (!code.ok)
      return bad({ en: `${where.en}: ${code.message}`, fr: `${where.fr} : ${code.message}` });
    game.apply(state, code.value);
    codes.push(code.value);
  }
  const whole = to === record.answers.length;
  const problem = whole ? endingProblem(record, game.result(state)) : null;
  return problem ? bad(problem) : { ok: true, value: { state, codes } };
}

function seatsOf<S>(game: Game<S>, record: GameRecord): number {
  return record.players.length === 0 ? game.minPlayers : record.players.length;
}

/** What can be told without playing: the game, its rules version, the length, the players. */
function headProblem<S>(game: Game<S>, record: GameRecord, to: number): Text | null {
  if (record.game !== game.id) {
    const other = show(record.game);
    return {
      en: `this is a record of ${other}, not of ${game.id}`,
      fr: `c’est un enregistrement de ${other}, pas de ${game.id}`,
    };
  }
  if (record.rules !== game.rules) {
    const rules = show(record.rules);
    return {
      en: `it was played by the rules ${rules}, these are ${game.rules}`,
      fr: `elle a été jouée selon les règles ${rules}, celles-ci sont ${game.rules}`,
    };
  }
  const { length } = record.answers;
  if (!Number.isInteger(to) || to < 0 || to > length) {
    return {
      en: `it has ${length} answers: it cannot be replayed to ${to}`,
      fr: `elle a ${length} réponses : on ne peut pas la rejouer jusqu’à ${to}`,
    };
  }
  const seats = seatsOf(game, record);
  if (seats < game.minPlayers || seats > game.maxPlayers) {
    return {
      en: `${counted('en', seats, 'player', 'players')} cannot play this game`,
      fr: `ce jeu ne se joue pas à ${seats}`,
    };
  }
  return null;
}

function endingProblem(
  { result: recorded, players }: GameRecord,
  played: Result | null,
): Text | null {
  if (recorded === null) {
    if (played === null) return null;
    return {
      en: 'the game ends here, but the record has no result',
      fr: 'la partie finit ici, mais l’enregistrement n’a pas de résultat',
    };
  }
  if (OUTSIDE_REASONS.includes(recorded.reason)) {
    if (played === null) return null;
    return {
      en: `the game was over before the ${recorded.reason}`,
      fr: `la partie était finie avant : ${recorded.reason}`,
    };
  }
  const told = (result: Result, lang: Lang) => ending(result, players, lang);
  if (played === null) {
    return {
      en: `the record says ${told(recorded, 'en')}, but the game is not over`,
      fr: `l’enregistrement dit ${told(recorded, 'fr')}, mais la partie n’est pas finie`,
    };
  }
  if (isSame(recorded, played)) return null;
  return {
    en: `the record says ${told(recorded, 'en')}, the game ${told(played, 'en')}`,
    fr: `l’enregistrement dit ${told(recorded, 'fr')}, la partie ${told(played, 'fr')}`,
  };
}

/** Not by the names: two may have one. */
function isSame(one: Result, other: Result): boolean {
  const seats = (winners: readonly number[]) => [...winners].sort().join(' ');
  return one.reason === other.reason && seats(one.winners) === seats(other.winners);
}

const ENDING: { readonly [L in Lang]: (reason: string, winners: string) => string } = {
  en: (reason, winners) => `"${reason}" for ${winners}`,
  fr: (reason, winners) => `« ${reason} » pour ${winners}`,
};

function ending({ winners, reason }: Result, players: readonly RecordPlayer[], lang: Lang): string {
  const names = players.map(({ name }, seat) => name.trim() || playerNth(seat, lang));
  const called = (seat: number): string => {
    const nth = playerNth(seat, lang);
    const name = names[seat] ?? nth;
    const isShared = names.filter((each) => each === name).length > 1;
    return isShared ? `${name} (${nth})` : name;
  };
  return ENDING[lang](reason, joinAnd(lang, [...winners].sort().map(called)));
}
