/**
 * The sounds of the table, made on the spot: paper, a stamp, wood, a token; your turn, won, lost. No files. Nothing is set
 * up before the player has done something, since browsers keep a page silent until then.
 */
import { type Settings, settingsNow } from '../settings/settings.ts';

export const SOUND_NAMES = ['paper', 'stamp', 'wood', 'token', 'turn', 'win', 'lose'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** Part of a sound, in seconds and hertz: a tone that glides, or noise through a filter that does. */
export interface Voice {
  readonly kind: 'tone' | 'noise';
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly loud: number;
}

const tone = (at: number, lasts: number, from: number, to: number, loud: number): Voice => ({
  kind: 'tone',
  at,
  lasts,
  from,
  to,
  loud,
});
const noise = (at: number, lasts: number, from: number, to: number, loud: number): Voice => ({
  ...tone(at, lasts, from, to, loud),
  kind: 'noise',
});
/** A note as of a bar of wood: with its overtone, which dies sooner. */
const note = (at: number, pitch: number, loud: number): readonly Voice[] => [
  tone(at, 0.45, pitch, pitch, loud),
  tone(at, 0.16, pitch * 3.9, pitch * 3.9, loud * 0.22),
];

export const VOICES: { readonly [S in SoundName]: readonly Voice[] } = {
  paper: [noise(0, 0.09, 2600, 5200, 0.3), noise(0.05, 0.1, 5600, 3000, 0.2)],
  stamp: [tone(0, 0.13, 150, 58, 0.9), noise(0, 0.035, 900, 300, 0.5)],
  wood: [
    tone(0, 0.07, 430, 400, 0.6),
    tone(0, 0.04, 1130, 1080, 0.25),
    noise(0, 0.012, 2000, 2000, 0.3),
  ],
  token: [
    tone(0, 0.11, 1850, 1830, 0.3),
    tone(0, 0.07, 2940, 2920, 0.18),
    noise(0, 0.01, 5000, 5000, 0.2),
  ],
  turn: [...note(0, 523.25, 0.5), ...note(0.14, 783.99, 0.5)],
  win: [
    ...note(0, 523.25, 0.5),
    ...note(0.14, 659.25, 0.5),
    ...note(0.28, 783.99, 0.5),
    ...note(0.42, 1046.5, 0.55),
  ],
  lose: [...note(0, 440, 0.45), ...note(0.2, 349.23, 0.45), ...note(0.4, 261.63, 0.5)],
};

const VOLUME: { readonly [V in Settings['sound']]: number } = { off: 0, low: 0.18, on: 0.5 };

/** The player's call is a setting of its own: it is heard, softly, also by those who want no other sounds. */
export function volumeOf(
  name: SoundName,
  { sound, hasTurnSound }: Pick<Settings, 'sound' | 'hasTurnSound'>,
): number {
  return VOLUME[name === 'turn' && hasTurnSound && sound === 'off' ? 'low' : sound];
}

/** What the sounds need of the browser. */
export interface Stage {
  /** Whether the player has done anything yet. */
  isAwake(): boolean;
  open(): AudioContext | null;
  volume(name: SoundName): number;
}

export interface Sounds {
  /** Sets up one thing that sounds need, before the first is heard; false where nothing is left to be set up. */
  prepare(): boolean;
  play(name: SoundName): void;
}

export function makeSounds(stage: Stage): Sounds {
  let context: AudioContext | null = null;
  let hiss: AudioBuffer | null = null;
  return {
    prepare() {
      const isWanted = SOUND_NAMES.some((name) => stage.volume(name) > 0);
      if (!isWanted || !stage.isAwake() || hiss !== null) return false;
      if (context === null) context = stage.open();
      else hiss = makeHiss(context);
      return context !== null && hiss === null;
    },
    play(name) {
      const volume = stage.volume(name);
      if (volume === 0 || !stage.isAwake()) return;
      context ??= stage.open();
      if (context === null) return;
      if (context.state === 'suspended') void context.resume();
      hiss ??= makeHiss(context);
      for (const voice of VOICES[name]) perform(context, hiss, voice, volume);
    },
  };
}

/** Half a second of noise, the same every time. */
function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 0x80000000;
  }
  return buffer;
}

const ATTACK = 0.004;
/** As good as silent: an exponential fall never reaches nought. */
const SILENCE = 0.0001;

function perform(context: AudioContext, hiss: AudioBuffer, voice: Voice, volume: number): void {
  const start = context.currentTime + voice.at;
  const end = start + voice.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(voice.loud * volume, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(context.destination);
  const source =
    voice.kind === 'tone'
      ? toneOf(context, voice, start, end, loudness)
      : noiseOf(context, hiss, voice, start, end, loudness);
  source.start(start);
  source.stop(end);
  source.onended = () => loudness.disconnect();
}

function toneOf(
  context: AudioContext,
  { from, to }: Voice,
  start: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(into);
  return source;
}

function noiseOf(
  context: AudioContext,
  hiss: AudioBuffer,
  { from, to }: Voice,
  start: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(into);
  return source;
}

const table = makeSounds({
  // Where the browser does not say, it is left to keep silent.
  isAwake: () => navigator.userActivation?.hasBeenActive ?? true,
  open: () => (typeof AudioContext === 'undefined' ? null : new AudioContext()),
  volume: (name) => volumeOf(name, settingsNow()),
});

/** Sets up one thing that sounds need, which takes its time; false where nothing is left to be set up. */
export function prepareSounds(): boolean {
  return table.prepare();
}

/** Plays a sound, if the player wants any. */
export function playSound(name: SoundName): void {
  table.play(name);
}
