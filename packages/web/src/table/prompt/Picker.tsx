/** A list to choose from: cards of a pile, a deck or a reveal; answers too many for buttons; the name of a card. */

import { useMemo, useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useBook, useCard } from '../../cards/books.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import { CardZoom } from '../../cards/CardZoom.tsx';
import { useCardLabel } from '../../cards/label.ts';
import { useZoom, useZoomTarget } from '../../cards/zoom.tsx';
import type { AnswerScene, Preview, Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useIsPhone } from '../board/use-shape.ts';
import type { Decision } from '../choosing/decision.ts';
import { answersSeen, cardOf, listed, refusedIn } from '../choosing/listed.ts';
import { actsAtOnce, formOf } from '../choosing/prompt-form.ts';
import { useChoice, useMarks, useUnderWay } from '../context.tsx';
import { FilterBar, fits, isIn, NO_FILTER, TableDialog } from '../dialogs/Dialogs.tsx';
import { RefusedCards } from '../dialogs/PileCard.tsx';
import { SINGLE } from '../keys/use-single.ts';
import type { Step } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { Chips } from './Chips.tsx';
import { Plan, type PromptActions, useCommitLabel } from './Prompt.tsx';

export interface PickerProps {
  readonly scene: Scene;
  readonly decision: Decision;
  readonly steps: readonly Step[];
  readonly preview: Preview | null;
  readonly actions: PromptActions;
  close(): void;
}

export function Picker(props: PickerProps) {
  const { decision, actions, steps, scene, preview, close } = props;
  const { isBusy } = useUnderWay();
  const { refusalOf } = useMarks();
  const say = useWords(WORDS);
  const label = useCommitLabel(steps, decision);
  const { prompt, chosen, possible } = decision;
  const { answers, cards, buttons } = listed(decision);
  const atOnce = actsAtOnce(prompt);
  const isPhone = useIsPhone();
  const chosenCard = useCard(chosen === null ? null : cardOf(chosen));
  const isNaming = formOf(prompt) === 'name' && possible.length < 2;
  return (
    <TableDialog
      title={prompt.text}
      about={prompt}
      close={close}
      hasZoom={!isPhone}
      footer={
        <>
          <div className="table-foot-details">
            {isPhone && chosenCard !== null && (
              <div className="table-picker-card zoom-sheet">
                <CardZoom card={chosenCard} />
              </div>
            )}
            <Chips steps={steps} drop={actions.dropStep} move={actions.moveStep} />
            <Plan scene={scene} decision={decision} preview={preview} />
          </div>
          <div className="table-actions" {...SINGLE}>
            {chosen !== null && (
              <button
                type="button"
                className="button button-primary table-commit"
                aria-disabled={isBusy || undefined}
                onClick={() => actions.give(chosen.code)}
              >
                {label}
              </button>
            )}
            {!isNaming &&
              buttons.map((answer) => (
                <button
                  key={answer.code}
                  type="button"
                  className="button table-word"
                  aria-disabled={isBusy || undefined}
                  onClick={() => (atOnce ? actions.give(answer.code) : actions.choose(answer))}
                >
                  {answer.label}
                </button>
              ))}
            <button type="button" className="button button-quiet" onClick={close}>
              {say('lookAtTable')}
            </button>
          </div>
        </>
      }
    >
      {isNaming ? (
        <NameCard scene={scene} answers={answers} chosen={chosen} actions={actions} />
      ) : (
        cards.length > 0 && <CardList answers={cards} actions={actions} />
      )}
      <RefusedCards refused={refusedIn(prompt, refusalOf)} />
    </TableDialog>
  );
}

/** So few are seen at a glance. */
const MOST_UNFILTERED = 8;

function CardList({
  answers,
  actions,
}: {
  readonly answers: readonly AnswerScene[];
  readonly actions: PromptActions;
}) {
  const say = useWords(WORDS);
  const book = useBook();
  const [filter, setFilter] = useState(NO_FILTER);
  const cards = useMemo(() => answers.flatMap((answer) => cardOf(answer) ?? []), [answers]);
  if (book === null) return null;
  const shown = answers.filter((answer) => fits(book, cardOf(answer) ?? '', filter));
  return (
    <>
      {answers.length > MOST_UNFILTERED && (
        <FilterBar cards={cards} filter={filter} change={setFilter} />
      )}
      {shown.length === 0 ? (
        <p className="muted">{say('nothingFound')}</p>
      ) : (
        <ul className="table-cards">
          {shown.map((answer) => (
            <li key={answer.code}>
              <ListedAnswer answer={answer} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ListedAnswer({
  answer,
  actions,
}: {
  readonly answer: AnswerScene;
  readonly actions: PromptActions;
}) {
  const say = useWords(WORDS);
  const isChosen = useChoice(({ chosen }) => chosen() === answer.code);
  const id = cardOf(answer) ?? '';
  const card = useCard(id);
  const labelOf = useCardLabel();
  const inspect = useZoomTarget(id);
  const { show } = useZoom();
  const isPhone = useIsPhone();
  if (card === null) return null;
  return (
    <button
      type="button"
      className="table-list-card"
      aria-label={say('cardAnswer', { label: answer.label, card: labelOf(card) })}
      aria-pressed={isChosen}
      data-handle={answer.about[0]}
      data-code={answer.code}
      data-mark={isChosen ? 'selected' : 'target'}
      {...inspect}
      {...SINGLE}
      onClick={() => {
        if (!isPhone) show(id);
        if (isChosen) actions.give(answer.code);
        else actions.choose(answer);
      }}
    >
      <CardFace card={card} size="hand" state={isChosen ? 'selected' : null} />
      {answer.about.length > 1 && <span className="table-list-label">{answer.label}</span>}
    </button>
  );
}

/** One of many names: typed, looked for in the list, or one of those seen in a hand. */
function NameCard({
  scene,
  answers,
  chosen,
  actions,
}: {
  readonly scene: Scene;
  readonly answers: readonly AnswerScene[];
  readonly chosen: AnswerScene | null;
  readonly actions: PromptActions;
}) {
  const say = useWords(WORDS);
  const { show } = useZoom();
  const isPhone = useIsPhone();
  const items = useMemo(() => answers.map((answer) => ({ ...answer, id: answer.code })), [answers]);
  const seen = useMemo(() => answersSeen(scene, answers), [scene, answers]);
  return (
    <>
      <ComboBox
        className="table-name"
        defaultItems={items}
        menuTrigger="focus"
        allowsEmptyCollection
        defaultFilter={isIn}
        selectedKey={chosen?.code ?? null}
        onSelectionChange={(key) => {
          const answer = answers.find(({ code }) => code === key);
          if (answer === undefined) return;
          const card = cardOf(answer);
          if (card !== null && !isPhone) show(card);
          actions.choose(answer);
        }}
      >
        <Label className="field-label">{say('nameCard')}</Label>
        <Input className="field" />
        <Popover className="table-name-list panel">
          <ListBox<AnswerScene & { readonly id: number }>
            renderEmptyState={() => <p className="muted">{say('nothingFound')}</p>}
          >
            {(answer) => (
              <ListBoxItem className="table-name-item" textValue={answer.label}>
                {answer.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {seen.length > 0 && (
        <section aria-label={say('seenInHand')}>
          <h3>{say('seenInHand')}</h3>
          <CardList answers={seen} actions={actions} />
        </section>
      )}
    </>
  );
}
