/** The buttons and the slider under a replay. */
import { Icon, type IconName } from '../app/icons.tsx';
import { useWords } from '../i18n/language.ts';
import type { Steps } from './use-steps.ts';
import { WORDS } from './words.ts';

interface StepBarProps {
  readonly steps: Steps;
  readonly last: number;
  /** No word of how long it goes on. */
  readonly isBlind: boolean;
  readonly prompt: string | undefined;
}

const SPEEDS = [0.5, 1, 2, 4] as const;

export function StepBar({ steps, last, isBlind, prompt }: StepBarProps) {
  const say = useWords(WORDS);
  const { ply, isPlaying, speed } = steps;
  const place = isBlind ? say('ply', { ply }) : say('plyOf', { ply, last });
  return (
    <section className="replay-bar" aria-label={say('steps')}>
      <p className="replay-prompt" aria-live="polite">
        {prompt}
      </p>
      <div className="replay-buttons">
        <Step
          icon="first"
          label={say('first')}
          isOff={ply === 0}
          isExtra
          onPress={() => steps.goTo(0)}
        />
        <Step
          icon="back"
          label={say('previous')}
          isOff={ply === 0}
          onPress={() => steps.goTo(ply - 1)}
        />
        <Step
          icon={isPlaying ? 'pause' : 'play'}
          label={say(isPlaying ? 'pause' : 'play')}
          isOff={ply === last}
          onPress={() => steps.setPlaying(!isPlaying)}
        />
        <Step
          icon="forward"
          label={say('next')}
          isOff={ply === last}
          onPress={() => steps.goTo(ply + 1)}
        />
        {!isBlind && (
          <Step
            icon="last"
            label={say('last')}
            isOff={ply === last}
            isExtra
            onPress={() => steps.goTo(last)}
          />
        )}
      </div>
      {!isBlind && (
        <input
          className="replay-slider"
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={say('position')}
          aria-valuetext={place}
          onChange={(event) => steps.goTo(event.target.valueAsNumber)}
        />
      )}
      <output className="replay-place">{isBlind ? ply : `${ply} / ${last}`}</output>
      <label className="replay-speed">
        <span className="unseen">{say('speed')}</span>
        <select
          className="field"
          value={speed}
          onChange={(event) => steps.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} ×
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  /** The slider does it too: left out where there is little room. */
  readonly isExtra?: boolean;
  readonly onPress: () => void;
}

/** Keeps the focus when there is nowhere to go on to. */
function Step({ icon, label, isOff, isExtra = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={label}
      title={label}
      data-extra={isExtra || undefined}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
