/**
 * Turns the narrator's third person into "you" for the person who plays. The narrator is given a mark in place of that
 * player's name; every place where a sentence of `text/narrate-*.ts` can name a player is known here, and a test plays
 * whole games to see that no mark and no wrong verb is left.
 */
import { capitalize, type Lang } from '@open-gosu/kernel';

/** Stands for the player in a sentence; no text of the game has it. */
export const YOU = '\u0001';

export function addressed(text: string, lang: Lang): string {
  if (!text.includes(YOU)) return text;
  return capitalize((lang === 'fr' ? frenchYou : englishYou)(text));
}

const ENGLISH_VERBS: { readonly [verb: string]: string } = {
  has: 'have',
  passes: 'pass',
  searches: 'search',
  copies: 'copy',
};

function englishVerb(verb: string): string {
  return ENGLISH_VERBS[verb] ?? verb.replace(/s$/, '');
}

function englishYou(text: string): string {
  const acts = text.startsWith(`${YOU} `);
  const told = text
    .replaceAll(`${YOU}'s`, 'your')
    .replace(new RegExp(`${YOU} (now )?([a-z]+s)\\b`, 'g'), (_, now = '', verb: string) => {
      return `you ${now}${englishVerb(verb)}`;
    })
    .replaceAll(YOU, 'you');
  if (!acts) return told;
  // The verbs that follow the first, and what is the player's own.
  return told
    .replace(/\b(and |and now |, )(shuffles|draws|finds|owns|has)\b/g, (_, before, verb) => {
      return `${before}${englishVerb(verb as string)}`;
    })
    .replace(/\btheir\b/g, 'your')
    .replace(/^you choose you\./, 'you choose yourself.');
}

const FRENCH_VERBS: { readonly [verb: string]: string } = {
  a: 'avez',
  prend: 'prenez',
  reprend: 'reprenez',
  remet: 'remettez',
  choisit: 'choisissez',
  peut: 'pouvez',
  relève: 'relevez',
  révèle: 'révélez',
  possède: 'possédez',
  jouera: 'jouerez',
};

function frenchVerb(verb: string): string {
  return FRENCH_VERBS[verb] ?? verb.replace(/e$/, 'ez');
}

/** What belongs to the player: the narrator's words, and ours. */
const FRENCH_OWN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^La carte (.+?) de ${YOU} (?=\\(|est )`), 'Votre carte $1 '],
  [new RegExp(`du deck de ${YOU} à sa défausse`), 'de votre deck à votre défausse'],
  [new RegExp(`du (deck|prochain tour) de ${YOU}`, 'g'), 'de votre $1'],
  [new RegExp(`au deck de ${YOU}`), 'à votre deck'],
  [new RegExp(`l’armée de ${YOU}`), 'votre armée'],
  [new RegExp(`l[ae] (deck|défausse|main) de ${YOU}`), 'votre $1'],
  [new RegExp(`il reste (.+?) à ${YOU}`), 'il vous reste $1'],
];

function frenchYou(text: string): string {
  const acts = text.startsWith(`${YOU} `);
  const owned = FRENCH_OWN.reduce((told, [from, to]) => told.replace(from, to), text);
  const told = owned
    .replace(new RegExp(` choisit ${YOU}\\.`), ' vous choisit.')
    .replace(
      new RegExp(`${YOU} (ne |vous )?(\\p{L}+)`, 'gu'),
      (whole, before = '', verb: string) =>
        verb === 'de' ? whole : `vous ${before}${frenchVerb(verb)}`,
    )
    .replaceAll(YOU, 'vous');
  if (!acts) return told;
  return told
    .replace(
      /(, | et |, le | et en )(remet|mélange|pioche|possède|a)(?=\s|\.)/g,
      (_, before, verb) => `${before}${frenchVerb(verb as string)}`,
    )
    .replace(/\b(?:son|sa) (deck|main|défausse)\b/g, 'votre $1');
}
