/**
 * Why something was refused: a fixed list, one sentence each in both languages, the same whatever is hidden. A code and its
 * sentence depend only on what the person who asked may know.
 */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';

export const REFUSALS = {
  version: {
    en: 'this page is older or newer than the server: load it anew',
    fr: 'cette page est plus ancienne ou plus récente que le serveur : rechargez-la',
  },
  'bad-message': {
    en: 'the message was not understood: docs/PROTOCOL.md says what is expected',
    fr: 'le message n’a pas été compris : docs/PROTOCOL.md dit ce qui est attendu',
  },
  'too-large': {
    en: 'the message is too large: send less',
    fr: 'le message est trop grand : envoyez moins',
  },
  'hello-first': {
    en: 'begin with "hello"',
    fr: 'commencez par « hello »',
  },
  'too-fast': {
    en: 'too many messages: wait a moment',
    fr: 'trop de messages : attendez un instant',
  },
  'try-again': {
    en: 'this could not be kept just now: try again in a moment',
    fr: 'cela n’a pas pu être conservé à l’instant : réessayez dans un moment',
  },
  internal: {
    en: 'something is wrong with the server and nothing was changed: try something else, or report it',
    fr: 'le serveur a un problème et rien n’a changé : essayez autre chose, ou signalez-le',
  },
  'too-many': {
    en: 'there is no room for another one now: end one first, or come back later',
    fr: 'il n’y a plus de place pour l’instant : finissez-en une, ou revenez plus tard',
  },
  'not-found': {
    en: 'there is no such match: check the link',
    fr: 'cette partie n’existe pas : vérifiez le lien',
  },
  'no-such-player': {
    en: 'there is no such player: check the link',
    fr: 'ce joueur n’existe pas : vérifiez le lien',
  },
  'not-signed-in': {
    en: 'give yourself a name first',
    fr: 'donnez-vous d’abord un nom',
  },
  forbidden: {
    en: 'you may not do that',
    fr: 'vous ne pouvez pas faire cela',
  },
  'bad-options': {
    en: 'the game does not know these options: choose others',
    fr: 'le jeu ne connaît pas ces options : choisissez-en d’autres',
  },
  'unknown-game': {
    en: 'there is no such game: choose another',
    fr: 'ce jeu n’existe pas : choisissez-en un autre',
  },
  'unknown-bot': {
    en: 'there is no such bot: choose another',
    fr: 'ce robot n’existe pas : choisissez-en un autre',
  },
  'wrong-seats': {
    en: 'the game is not played by so many: add or remove seats',
    fr: 'le jeu ne se joue pas à ce nombre : ajoutez ou retirez des places',
  },
  'not-for-rated': {
    en: 'this cannot be had in a rated match',
    fr: 'cela n’est pas possible dans une partie classée',
  },
  'seat-taken': {
    en: 'this seat is taken: choose another, or watch',
    fr: 'cette place est prise : choisissez-en une autre, ou regardez',
  },
  full: {
    en: 'all seats are taken: you may watch',
    fr: 'toutes les places sont prises : vous pouvez regarder',
  },
  'already-seated': {
    en: 'you have a seat already',
    fr: 'vous avez déjà une place',
  },
  'not-seated': {
    en: 'you have no seat in this match: you may watch',
    fr: 'vous n’avez pas de place dans cette partie : vous pouvez regarder',
  },
  'not-invited': {
    en: 'this seat is kept for somebody else: choose another',
    fr: 'cette place est réservée à quelqu’un d’autre : choisissez-en une autre',
  },
  'not-begun': {
    en: 'the match has not begun: wait until all have sat down',
    fr: 'la partie n’a pas commencé : attendez que tous soient assis',
  },
  begun: {
    en: 'the match has begun: resign instead',
    fr: 'la partie a commencé : abandonnez plutôt',
  },
  over: {
    en: 'the match is over: ask for another',
    fr: 'la partie est finie : demandez-en une autre',
  },
  'not-over': {
    en: 'the match is not over: wait for its end',
    fr: 'la partie n’est pas finie : attendez sa fin',
  },
  elsewhere: {
    en: 'you play this match in another window: go there, or load this one anew',
    fr: 'vous jouez cette partie dans une autre fenêtre : allez-y, ou rechargez celle-ci',
  },
  halted: {
    en: 'this match was halted by a fault and is being looked at: come back later',
    fr: 'cette partie est arrêtée par une panne que l’on examine : revenez plus tard',
  },
  waiting: {
    en: 'a response is possible: wait a moment',
    fr: 'une réaction est possible : attendez un instant',
  },
  'not-your-decision': {
    en: 'it is not for you to decide: wait for the others',
    fr: 'ce n’est pas à vous de décider : attendez les autres',
  },
  stale: {
    en: 'the match has gone on since: look at it again',
    fr: 'la partie a avancé depuis : regardez-la à nouveau',
  },
  illegal: {
    en: 'this answer is not possible here: choose another',
    fr: 'cette réponse n’est pas possible ici : choisissez-en une autre',
  },
  time: {
    en: 'your time is up: the others choose what becomes of it',
    fr: 'votre temps est écoulé : les autres choisissent la suite',
  },
  'offer-open': {
    en: 'something was asked already: wait for the answer',
    fr: 'une demande est déjà en cours : attendez la réponse',
  },
  'no-offer': {
    en: 'nothing of the kind is asked now',
    fr: 'rien de tel n’est demandé en ce moment',
  },
  'too-soon': {
    en: 'it is too soon for that: wait a little',
    fr: 'il est trop tôt pour cela : attendez un peu',
  },
  blocked: {
    en: 'the other player wants no more requests: play on',
    fr: 'l’autre joueur ne veut plus de demandes : continuez',
  },
  enough: {
    en: 'you have done this often enough: play on',
    fr: 'vous l’avez fait assez souvent : continuez la partie',
  },
  'no-undo': {
    en: 'this cannot be taken back without asking: ask for a takeback',
    fr: 'cela ne peut pas être repris sans demander : proposez une reprise',
  },
  'nothing-to-undo': {
    en: 'there is nothing of yours to take back',
    fr: 'il n’y a rien de vous à reprendre',
  },
  'not-absent': {
    en: 'the player who decides is there: wait',
    fr: 'le joueur qui décide est là : attendez',
  },
  'not-watching': {
    en: 'you do not watch this match',
    fr: 'vous ne regardez pas cette partie',
  },
  'watching-enough': {
    en: 'you watch as many matches as one can: leave one',
    fr: 'vous regardez déjà autant de parties que possible : quittez-en une',
  },
  'chat-off': {
    en: 'there is no chat in this match: use a phrase',
    fr: 'cette partie se joue sans discussion : utilisez une formule',
  },
  'name-taken': {
    en: 'somebody keeps this name already: choose another',
    fr: 'quelqu’un garde déjà ce nom : choisissez-en un autre',
  },
  'passkey-failed': {
    en: 'the passkey was not accepted: try again',
    fr: 'la clé d’accès n’a pas été acceptée : réessayez',
  },
  'push-off': {
    en: 'this server sends no notifications',
    fr: 'ce serveur n’envoie pas de notifications',
  },
  'hooks-off': {
    en: 'this server calls no addresses of players',
    fr: 'ce serveur n’appelle pas d’adresses de joueurs',
  },
  'hook-refused': {
    en: 'the server does not call such an address: give one that begins with https and that anybody can reach',
    fr: 'le serveur n’appelle pas une telle adresse : donnez-en une en https, accessible à tous',
  },
} as const satisfies { readonly [code: string]: Text };

/** More exact than the sentence of `bad-message`, where something is wrong that no schema sees. */
export const MISTAKES = {
  'content-type': {
    en: 'JSON is expected: send it with the content type application/json',
    fr: 'du JSON est attendu : envoyez-le avec le type de contenu application/json',
  },
  binary: {
    en: 'text is expected: send no binary frames',
    fr: 'du texte est attendu : n’envoyez pas de trames binaires',
  },
  'hello-again': {
    en: '"hello" is said once: go on with other messages',
    fr: '« hello » ne se dit qu’une fois : continuez avec d’autres messages',
  },
  'blank-name': {
    en: '"name": a name that can be seen is expected',
    fr: '"name" : un nom visible est attendu',
  },
  'push-service': {
    en: '"endpoint": the address of a push service of a browser is expected',
    fr: '"endpoint" : l’adresse d’un service de notification d’un navigateur est attendue',
  },
} as const satisfies { readonly [what: string]: Text };

export function mistakeText(what: keyof typeof MISTAKES, lang: Lang): string {
  return inLang(MISTAKES[what], lang);
}

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[] as readonly [
  RefusalCode,
  ...RefusalCode[],
];

/** Worth sending again, with the same id, after a moment. */
export const RETRYABLE: ReadonlySet<RefusalCode> = new Set(['too-fast', 'try-again']);

export function refusalText(code: RefusalCode, lang: Lang): string {
  return inLang(REFUSALS[code], lang);
}

/** The HTTP status that goes with a code. */
export function refusalStatus(code: RefusalCode): number {
  return STATUS[code] ?? 409;
}

const STATUS: { readonly [K in RefusalCode]?: number } = {
  version: 426,
  'bad-message': 400,
  'too-large': 413,
  'hello-first': 400,
  'too-fast': 429,
  'try-again': 503,
  internal: 500,
  'not-found': 404,
  'no-such-player': 404,
  'not-signed-in': 401,
  forbidden: 403,
  'bad-options': 422,
  'unknown-game': 422,
  'unknown-bot': 422,
  'wrong-seats': 422,
  'not-for-rated': 422,
  'passkey-failed': 401,
  'push-off': 404,
  'hooks-off': 404,
  'hook-refused': 422,
  'too-many': 429,
};
