/** Several effects at once: a list to be put in order, by buttons or by dragging. The first is resolved, the rest is kept. */
import { useRef, useState } from 'react';
import { useCard } from '../../cards/books.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import { useZoomTarget } from '../../cards/zoom.tsx';
import type { AnswerScene, Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { cellAt } from '../choosing/decision.ts';
import { arranged, moved } from '../choosing/order.ts';
import { useUnderWay } from '../context.tsx';
import { TableDialog } from '../dialogs/Dialogs.tsx';
import { Icon } from '../icons.tsx';
import { WORDS } from '../words.ts';
import { itemAtHeight } from './drag.ts';
import { useDrag } from './use-drag.ts';
import './order.css';

export interface OrderDialogProps {
  readonly scene: Scene;
  readonly answers: readonly AnswerScene[];
  give(code: number): void;
  close(): void;
}

/** As it was arranged last: the effects that are left are asked about again. */
let lastOrder: readonly string[] = [];

export function OrderDialog({ scene, answers, give, close }: OrderDialogProps) {
  const { isBusy } = useUnderWay();
  const say = useWords(WORDS);
  const [order, setOrder] = useState(() => arranged(answers, lastOrder));
  const list = useRef<HTMLOListElement>(null);
  const { handlers } = useDrag(list, {
    itemAt: itemAtHeight,
    over(from, to) {
      setOrder((before) => moved(before, from, to));
      return true;
    },
  });
  const [first] = order;
  return (
    <TableDialog
      title={scene.prompt?.text ?? ''}
      close={close}
      hasZoom
      footer={
        <div className="table-actions">
          {first !== undefined && (
            <button
              type="button"
              className="button button-primary table-commit"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                lastOrder = order.map(({ notation }) => notation);
                give(first.code);
              }}
            >
              {first.label}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={close}>
            {say('lookAtTable')}
          </button>
        </div>
      }
    >
      <p className="muted">{say('orderAbout')}</p>
      <ol ref={list} className="table-order">
        {order.map((answer, index) => (
          <li key={answer.code} data-index={index} {...handlers}>
            <OrderItem
              scene={scene}
              answer={answer}
              earlier={
                index === 0 ? null : () => setOrder((before) => moved(before, index, index - 1))
              }
              later={
                index === order.length - 1
                  ? null
                  : () => setOrder((before) => moved(before, index, index + 1))
              }
            />
          </li>
        ))}
      </ol>
    </TableDialog>
  );
}

function OrderItem({
  scene,
  answer,
  earlier,
  later,
}: {
  readonly scene: Scene;
  readonly answer: AnswerScene;
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
}) {
  const say = useWords(WORDS);
  const cell = cellAt(scene, answer.about[0] ?? '');
  const card = useCard(cell?.card);
  const {
    onFocus: _,
    onBlur: __,
    ...inspect
  } = useZoomTarget(cell?.card ?? null, cell ?? undefined);
  const name = card?.name ?? answer.label;
  return (
    <>
      <span className="table-order-card" {...inspect}>
        {card !== null && <CardFace card={card} size="tile" cell={cell ?? undefined} />}
      </span>
      <span className="table-order-text">{answer.label}</span>
      <button
        type="button"
        className="button button-icon table-order-earlier"
        aria-label={say('earlier', { name })}
        aria-disabled={earlier === null}
        onClick={() => earlier?.()}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="button button-icon table-order-later"
        aria-label={say('later', { name })}
        aria-disabled={later === null}
        onClick={() => later?.()}
      >
        <Icon name="down" />
      </button>
    </>
  );
}
