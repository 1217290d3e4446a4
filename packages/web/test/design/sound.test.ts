/** Sounds: none where none is wanted, and none before the player has done something. */
import { describe, expect, it } from 'vitest';
import { makeSounds, SOUND_NAMES, type Stage, VOICES, volumeOf } from '../../src/design/sound.ts';

/** An audio context that only notes what is started. */
function fakeContext() {
  const started: { kind: string; at: number; until: number }[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    exponentialRampToValueAtTime(value: number) {
      // The real one throws here, too.
      if (value <= 0) throw new RangeError('must be positive');
    },
  });
  const node = (kind: string) => {
    const self = {
      gain: param(),
      frequency: param(),
      Q: param(),
      connect: (to: unknown) => to,
      disconnect() {},
      start: (at: number) => started.push({ kind, at, until: Number.NaN }),
      stop: (at: number) => {
        started.at(-1)!.until = at;
      },
    };
    return self;
  };
  const context = {
    state: 'running',
    currentTime: 10,
    sampleRate: 8000,
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_: number, length: number) => {
      const samples = new Float32Array(length);
      return { getChannelData: () => samples };
    },
  };
  return { context: context as unknown as AudioContext, started };
}

function stageOf(change: Partial<Stage>) {
  const { context, started } = fakeContext();
  let opened = 0;
  const sounds = makeSounds({
    isAwake: () => true,
    volume: () => 0.5,
    open: () => {
      opened++;
      return context;
    },
    ...change,
  });
  return { sounds, started, openings: () => opened };
}

describe('sounds', () => {
  it.each([{ volume: () => 0 }, { isAwake: () => false }])('keep silent: %o', (change) => {
    const { sounds, started, openings } = stageOf(change);
    sounds.play('stamp');
    expect(openings()).toBe(0);
    expect(started).toEqual([]);
  });

  it.each(SOUND_NAMES)('%s plays all its voices and is short', (name) => {
    const { sounds, started } = stageOf({});
    sounds.play(name);
    expect(started.map(({ kind }) => kind)).toEqual(VOICES[name].map(({ kind }) => kind));
    for (const { at, until } of started) {
      expect(until).toBeGreaterThan(at);
      expect(until - 10).toBeLessThanOrEqual(1);
    }
  });

  it('are set up piece by piece, once, before the first is heard', () => {
    const { sounds, started, openings } = stageOf({});
    expect([sounds.prepare(), openings()]).toEqual([true, 1]);
    expect([sounds.prepare(), sounds.prepare()]).toEqual([false, false]);
    expect(started).toEqual([]);
    sounds.play('stamp');
    expect(openings()).toBe(1);
    expect(started.length).toBe(VOICES.stamp.length);
  });

  it.each([{ volume: () => 0 }, { isAwake: () => false }, { open: () => null }])(
    'are not set up where none can be heard: %o',
    (change) => {
      const { sounds, openings } = stageOf(change);
      expect(sounds.prepare()).toBe(false);
      expect(openings()).toBe(0);
    },
  );

  it('the call to decide is apart from the others', () => {
    expect(volumeOf('turn', { sound: 'off', hasTurnSound: true })).toBeGreaterThan(0);
    expect(volumeOf('turn', { sound: 'off', hasTurnSound: false })).toBe(0);
    expect(volumeOf('stamp', { sound: 'off', hasTurnSound: true })).toBe(0);
    const [turn, stamp] = (['turn', 'stamp'] as const).map((name) =>
      volumeOf(name, { sound: 'on', hasTurnSound: true }),
    );
    expect(turn).toBe(stamp);
  });

  it('open the browser’s audio once', () => {
    const { sounds, openings } = stageOf({});
    sounds.play('paper');
    sounds.play('wood');
    expect(openings()).toBe(1);
  });

  it('do without audio where there is none', () => {
    const { sounds } = stageOf({ open: () => null });
    expect(() => sounds.play('win')).not.toThrow();
  });
});
