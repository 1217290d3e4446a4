/** What was chosen on the way: each can be taken back by itself and, where the order counts, come earlier or be dragged. */
import { useRef } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Icon } from '../icons.tsx';
import { canComeEarlier, canTakePlace } from '../store/staging.ts';
import type { Step } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { itemAtPoint } from './drag.ts';
import { useDrag } from './use-drag.ts';

interface ChipsProps {
  readonly steps: readonly Step[];
  drop(index: number): void;
  move(from: number, to: number): void;
}

export function Chips({ steps, drop, move }: ChipsProps) {
  const say = useWords(WORDS);
  const list = useRef<HTMLUListElement>(null);
  const { handlers, now } = useDrag(list, {
    itemAt: itemAtPoint,
    areButtons: true,
    drop(from, to) {
      if (canTakePlace(steps, from, to)) move(from, to);
    },
  });
  if (steps.length === 0) return null;
  return (
    <ul ref={list} className="table-chips" aria-label={say('chosenSoFar')}>
      {steps.map(({ answer }, index) => {
        const isEarlier = canComeEarlier(steps, index);
        const isMovable = isEarlier || canComeEarlier(steps, index + 1);
        const isPlace = now?.to === index && canTakePlace(steps, now.from, index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may be given twice
            key={index}
            data-index={index}
            data-movable={isMovable || undefined}
            data-place={isPlace || undefined}
            {...(isMovable ? handlers : {})}
          >
            {isEarlier && (
              <button
                type="button"
                className="chip"
                aria-label={say('earlier', { name: answer.label })}
                title={say('earlier', { name: answer.label })}
                onClick={() => move(index, index - 1)}
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
        );
      })}
    </ul>
  );
}
