/** Which sound goes with what happened: one for each answer, the weightiest. */
import type { GosuXEvent } from '@open-gosu/gosu-x';
import type { TacticsEvent } from '@open-gosu/tactics';
import { useEffect, useRef } from 'react';
import { playSound, prepareSounds, type SoundName } from '../design/sound.ts';
import type { LogGroup, Scene } from '../engine/scene.ts';
import { type Settings, settingsNow } from '../settings/settings.ts';
import { isCounting, useIsCounting } from './dialogs/counting.ts';
import { whenIdle } from './play-hooks.ts';
import { lastPly, linesOf } from './store/match-facts.ts';

type EventType = (GosuXEvent | TacticsEvent)['type'];

/** By the engine's words for events, the weightiest first. */
const BY_TYPE: readonly (readonly [SoundName, readonly EventType[]])[] = [
  ['wood', ['capture', 'destroy', 'imprison', 'sacrifice', 'release', 'battle']],
  ['stamp', ['play', 'shift', 'mutate', 'draft', 'pass']],
  [
    'token',
    [
      'activate',
      'spend',
      'take-back',
      'tokens-back',
      'unlock',
      'wonder',
      'advantage',
      'supremacy',
      'point',
    ],
  ],
  ['paper', ['draw', 'discard', 'take', 'search', 'reveal', 'mulligan', 'keep', 'shuffle']],
];

export function soundOf(types: readonly string[]): SoundName | null {
  return BY_TYPE.find(([, known]) => known.some((type) => types.includes(type)))?.[0] ?? null;
}

/** Whether the player is called: it has become their decision, and they want to hear it. */
export function isCall(
  wasMine: boolean,
  isMine: boolean,
  { hasTurnSound }: Pick<Settings, 'hasTurnSound'>,
): boolean {
  return hasTurnSound && isMine && !wasMine;
}

/** One thing at a time: together they would hold up what is drawn. */
function prepareAtLeisure(): void {
  whenIdle(() => {
    if (prepareSounds()) prepareAtLeisure();
  });
}

/** What happened is seen first. */
function playAtLeisure(name: SoundName): void {
  whenIdle(() => playSound(name));
}

export function useTableSounds(log: readonly LogGroup[], scene: Scene): void {
  const heard = useRef<number | null>(null);
  const isMine = scene.prompt?.isMine ?? false;
  const wasMine = useRef(isMine);
  const { ending, viewer } = scene;
  const wasOver = useRef(ending !== null);
  const isHeld = useIsCounting();
  useEffect(prepareAtLeisure, []);
  useEffect(() => {
    const from = heard.current;
    const ply = lastPly(log);
    heard.current = ply;
    if (from === null || ply <= from) return;
    const types = linesOf(log).flatMap((line) => (line.ply > from ? [line.type] : []));
    const sound = soundOf(types);
    if (sound !== null) playAtLeisure(sound);
  }, [log]);
  // How a battle ended is not told before it is counted, by whom it calls neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was held is heard then
  useEffect(() => {
    if (isCounting()) return;
    if (isCall(wasMine.current, isMine, settingsNow())) playAtLeisure('turn');
    wasMine.current = isMine;
  }, [isMine, isHeld]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was held is heard then
  useEffect(() => {
    if (isCounting()) return;
    if (ending !== null && !wasOver.current) {
      playAtLeisure(viewer < 0 || ending.winners.includes(viewer) ? 'win' : 'lose');
    }
    wasOver.current = ending !== null;
  }, [ending, viewer, isHeld]);
}
