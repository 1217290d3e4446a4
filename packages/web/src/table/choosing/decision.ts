/** What is to be said and offered for the present question, given what is selected. Pure. */
import type { AnswerScene, Prompt, Scene } from '../../engine/scene.ts';
import { formOf, nameIn, wordAnswers, zoneOf } from './prompt-form.ts';
import { candidates, PASS, refusalOf, type Selection, TOKENS } from './selection.ts';

export interface Decision {
  readonly prompt: Prompt;
  /** What the selection may mean; empty while nothing is selected. */
  readonly possible: readonly AnswerScene[];
  /** The answer the selection means. */
  readonly chosen: AnswerScene | null;
  /** Answers that are buttons while nothing is selected. */
  readonly words: readonly AnswerScene[];
  /** Why what is selected cannot be chosen; null where it can, empty where it is simply not asked for. */
  readonly whyNot: string | null;
}

export function decisionOf(scene: Scene, selection: Selection | null): Decision | null {
  const { prompt } = scene;
  if (prompt === null || !prompt.isMine) return null;
  const handles = selection?.handles ?? [];
  const possible = handles.length > 0 ? candidates(prompt.answers, handles) : [];
  const chosen = prompt.answers.find(({ code }) => code === selection?.code) ?? null;
  const isInspecting = handles.length > 0 && possible.length === 0 && chosen === null;
  return {
    prompt,
    possible,
    chosen,
    words: wordAnswers(prompt),
    whyNot: isInspecting ? reasonAgainst(scene, handles) : null,
  };
}

function reasonAgainst(scene: Scene, handles: readonly string[]): string {
  const refusal = refusalOf(scene.prompt, handles);
  if (refusal !== null) return refusal;
  const [handle = ''] = handles;
  const verb = handle === PASS ? /^pass$/ : handle === TOKENS ? /^spend / : null;
  if (verb !== null) {
    return scene.prompt?.impossible?.find(({ notation }) => verb.test(notation))?.whyNot ?? '';
  }
  if (zoneOf(handle) !== 'hand') return '';
  const held = scene.seats[scene.viewer]?.hand.find(({ card }) => card === nameIn(handle));
  return held?.whyNot ?? '';
}

/** The card that is looked at by selecting: the first pointed at that is one. */
export function cardSelected(scene: Scene, selection: Selection | null): string | null {
  for (const handle of selection?.handles ?? []) {
    switch (zoneOf(handle)) {
      case 'hand':
      case 'card':
      case 'pile':
        return nameIn(handle);
      case 'army':
        return cellAt(scene, handle)?.card ?? null;
      default:
    }
  }
  return null;
}

export function cellAt(scene: Scene, place: string) {
  for (const seat of scene.seats) {
    for (const cell of seat.army.flat()) if (cell.place === place) return cell;
  }
  return null;
}

type Coming = Pick<AnswerScene, 'about' | 'to'>;

/** The card each answer brings to a place. */
export function ghostCards(answers: readonly Coming[]): ReadonlyMap<string, string> {
  const ghosts = new Map<string, string>();
  for (const { about, to } of answers) {
    const card = about.find((handle) => ['hand', 'pile', 'card'].includes(zoneOf(handle)));
    if (to !== null && card !== undefined) ghosts.set(to, nameIn(card));
  }
  return ghosts;
}

/**
 * What is to come: the selected answers, and of the staged ones those that are still being paid for. What a staged answer
 * has done already is in the scene.
 */
export function ghostsIn(
  scene: Scene,
  staged: readonly Coming[],
  coming: readonly Coming[],
): ReadonlyMap<string, string> {
  const unpaid = staged.filter((answer) =>
    [...ghostCards([answer]).values()].some((card) => scene.centre.open.includes(card)),
  );
  return ghostCards([...unpaid, ...coming]);
}

/** While nothing is selected, tokens and pass each have one button that opens what they offer. */
export function quickHandles(prompt: Prompt): readonly (typeof TOKENS | typeof PASS)[] {
  if (prompt.kind !== 'action') return [];
  const has = (verb: RegExp) => prompt.answers.some(({ notation }) => verb.test(notation));
  return [...(has(/^(spend|activate) /) ? [TOKENS] : []), ...(has(/^pass$/) ? [PASS] : [])];
}

/** True where the question is what comes first. */
export function isOrdering({ kind }: Pick<Prompt, 'kind'>): boolean {
  return kind === 'order';
}

/** True where a list is the main way to answer. */
export function wantsList(prompt: Prompt): boolean {
  const form = formOf(prompt);
  return form === 'picker' || form === 'name' || isOrdering(prompt);
}
