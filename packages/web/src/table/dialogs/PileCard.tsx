/** A card of a pile or a list, and what is said of those that cannot be chosen. */
import { useCard } from '../../cards/books.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import { useCardLabel } from '../../cards/label.ts';
import { useZoom, useZoomTarget } from '../../cards/zoom.tsx';
import type { Handle } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import type { RefusedCard } from '../choosing/listed.ts';
import type { Mark } from '../choosing/marks.ts';
import { nameIn } from '../choosing/prompt-form.ts';
import { About } from '../Names.tsx';
import { WORDS } from '../words.ts';

/** Cards of a pile that cannot be chosen now, each with its reason. */
export function RefusedCards({ refused }: { readonly refused: readonly RefusedCard[] }) {
  const say = useWords(WORDS);
  if (refused.length === 0) return null;
  return (
    <section className="table-refused">
      <h3>{say('notThese')}</h3>
      <ul>
        {refused.map(({ handle, whyNot }) => (
          <li key={handle}>
            <About text={whyNot} card={nameIn(handle)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What pressing a card of a pile means, where it is an answer. */
export interface PileChoice {
  readonly handle: Handle;
  readonly mark: Mark;
  choose(): void;
}

export interface PileCardProps {
  readonly id: string;
  readonly count: number;
  readonly choice?: PileChoice | null;
}

/** A card one may look at, and choose where it is asked for. */
export function PileCard({ id, count, choice = null }: PileCardProps) {
  const say = useWords(WORDS);
  const card = useCard(id);
  const labelOf = useCardLabel();
  const inspect = useZoomTarget(id);
  const { show } = useZoom();
  if (card === null) return null;
  const name = labelOf(card);
  const label = count > 1 ? say('times', { name, count }) : name;
  const mark = choice?.mark ?? null;
  const state = mark === 'selected' ? 'isChosen' : 'canChoose';
  return (
    <button
      type="button"
      className="table-list-card"
      data-handle={choice?.handle ?? `card:${id}`}
      data-mark={mark ?? undefined}
      aria-label={choice === null ? label : `${label}, ${say(state)}`}
      {...inspect}
      onClick={choice === null ? () => show(id) : choice.choose}
    >
      <CardFace card={card} size="hand" state={mark} />
      {count > 1 && (
        <span className="table-times" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}
