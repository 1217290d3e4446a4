/** Plays in text mode: types answers in the project's notation, in other ways that are understood, and asks in between. */
import { below, type Lang } from '@open-gosu/kernel';
import type { Sight } from './eyes.ts';
import { type Act, oneOf, pressing, settle } from './player.ts';
import type { Sitting } from './table.ts';

/** What can be asked at any time, in either language. */
const ASKED: { readonly [L in Lang]: readonly string[] } = {
  en: [
    'hand',
    'army',
    'army opp',
    'open',
    'discards',
    'deck',
    'tiles',
    'clans',
    'score',
    'moves',
    'last',
    'help',
  ],
  fr: [
    'main',
    'armée',
    'armée adv',
    'libres',
    'défausse',
    'pioche',
    'tuiles',
    'clans',
    'score',
    'coups',
    'dernier',
    'aide',
  ],
};
const UNDO = { en: 'undo', fr: 'défaire' } as const;
const REDO = { en: 'redo', fr: 'rétablir' } as const;
const NONSENSE = { en: 'sing a song', fr: 'chanter une chanson' } as const;

/** French for the first word of an answer; the rest is the notation's. */
const FRENCH: { readonly [verb: string]: string } = {
  activate: 'activer',
  card: 'nommer',
  discard: 'défausser',
  keep: 'garder',
  pass: 'passer',
  pick: 'choisir',
  play: 'jouer',
  shift: 'relève',
  spend: 'dépenser',
  target: 'cibler',
};

/** Out of a hundred: to ask something first; to pass; to give an answer by its number, in capitals, in French. */
const CHANCE = { ask: 12, pass: 20, number: 15, capitals: 10, french: 50 } as const;

interface Line {
  readonly kind: string;
  readonly text: string;
}

export function typing(sitting: Sitting): Act {
  const press = pressing(sitting);
  let isTried = false;
  return async (sight) => {
    if (sight.front !== '') return press(sight);
    if (!isTried && sight.ply > 0) {
      isTried = true;
      await tryCommands(sitting, sight);
    }
    return typeAnswer(sitting, sight);
  };
}

function linesIn({ page }: Sitting): Promise<readonly Line[]> {
  return page.locator('.table-text-log p').evaluateAll((lines) =>
    lines.map((line) => ({
      kind: (line as HTMLElement).dataset.kind ?? '',
      text: line.textContent ?? '',
    })),
  );
}

/** Types a line and sends it. */
async function say({ page, trail }: Sitting, sight: Sight, text: string): Promise<void> {
  trail.push(`${sight.ply} ${sight.question}: > ${text}`);
  await page.locator('.table-text-form input').fill(text);
  await page.keyboard.press('Enter');
}

/** What is printed after a line that is no answer, all of it of one kind. */
async function ask(sitting: Sitting, sight: Sight, text: string, kind: string): Promise<void> {
  const before = (await linesIn(sitting)).length;
  await say(sitting, sight, text);
  await sitting.page.waitForFunction(
    (count) => document.querySelectorAll('.table-text-log p').length > count,
    before + 1,
  );
  const told = (await linesIn(sitting)).slice(before + 1);
  if (told.some((line) => line.kind !== kind || line.text === '')) {
    throw new Error(`"${text}" is answered by ${JSON.stringify(told)}`);
  }
}

/** What is not understood is refused; what was decided can be taken back, and given again. */
async function tryCommands(sitting: Sitting, sight: Sight): Promise<void> {
  const { lang, others } = sitting.deal;
  await ask(sitting, sight, NONSENSE[lang], 'refused');
  // Between people the device would have to be handed back.
  if (others.includes('person')) return;
  await say(sitting, sight, UNDO[lang]);
  const before = await settle(sitting, sight);
  await say(sitting, before, REDO[lang]);
  const again = await settle(sitting, before);
  if (before.ply >= sight.ply || again.sign !== sight.sign) {
    throw new Error(`${UNDO[lang]} and ${REDO[lang]} lead elsewhere`);
  }
}

async function typeAnswer(sitting: Sitting, sight: Sight): Promise<Sight> {
  const { rng, deal } = sitting;
  const happens = (chance: keyof typeof CHANCE) => below(rng, 100) < CHANCE[chance];
  if (happens('ask')) {
    await ask(sitting, sight, oneOf(rng, ASKED[deal.lang]), 'told');
  }
  const pass = sight.answers.indexOf('pass');
  const index = pass >= 0 && happens('pass') ? pass : below(rng, sight.answers.length);
  const answer = sight.answers[index] ?? '';
  const text = written();
  // What does harm is given only when it is sent again.
  const listed = sitting.page.locator('.table-text-answers > li').nth(index);
  if ((await listed.locator('.table-careful').count()) > 0) {
    await ask(sitting, sight, text, 'told');
  }
  await say(sitting, sight, text);
  try {
    return await settle(sitting, sight);
  } catch (error) {
    const last = (await linesIn(sitting)).at(-1);
    throw new Error(`${(error as Error).message}: ${last?.text}`, { cause: error });
  }

  function written(): string {
    if (happens('number')) return String(index + 1);
    if (happens('capitals')) return answer.toUpperCase();
    const [verb = '', ...rest] = answer.split(' ');
    return deal.lang === 'fr' && happens('french')
      ? [FRENCH[verb] ?? verb, ...rest].join(' ')
      : answer;
  }
}
