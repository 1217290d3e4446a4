/** What was chosen on the way: each can be taken back by itself and, where the order counts, come earlier. */
import { useWords } from '../i18n/language.ts';
import { Icon } from './icons.tsx';
import { canComeEarlier } from './staging.ts';
import type { Step } from './table-state.ts';
import { WORDS } from './words.ts';

export interface ChipsProps {
  readonly steps: readonly Step[];
  drop(index: number): void;
  advance(index: number): void;
}

export function Chips({ steps, drop, advance }: ChipsProps) {
  const say = useWords(WORDS);
  if (steps.length === 0) return null;
  return (
    <ul className="table-chips" aria-label={say('chosenSoFar')}>
      {steps.map(({ answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may be given twice
        <li key={index}>
          {canComeEarlier(steps, index) && (
            <button
              type="button"
              className="chip"
              aria-label={say('earlier', { name: answer.label })}
              title={say('earlier', { name: answer.label })}
              onClick={() => advance(index)}
            >
              <Icon name="up" />
            </button>
          )}
          <button
            type="button"
            className="chip table-chip"
            aria-label={say('takeOut', { label: answer.label })}
            onClick={() => drop(index)}
          >
            {answer.label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
