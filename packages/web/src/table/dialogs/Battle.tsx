/** The Great Battle, step by step: rows, bonuses, totals, who has won. Any key or tap shows the end at once. */
import { joinAnd } from '@open-gosu/kernel';
import {
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useBook } from '../../cards/books.tsx';
import { CardName, ZoomPanel } from '../../cards/zoom.tsx';
import type { BattleScene, Scene } from '../../engine/scene.ts';
import { WORDS as HOME_WORDS } from '../../home/words.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { useIsPhone } from '../board/use-shape.ts';
import { isYou, useSeatName } from '../names.ts';
import { afterPaint } from '../play-hooks.ts';
import type { Ruleset } from '../store/match-facts.ts';
import { battleStep } from '../store/pace.ts';
import { WORDS } from '../words.ts';
import { battleSteps, sumSoFar } from './battle-steps.ts';
import { beginCounting } from './counting.ts';
import { TableDialog } from './Dialogs.tsx';
import './battle.css';

/** Keys that are for the browser or the reader stay theirs: with a modifier, alone or not, and all that has a name of its own. */
function isSkipKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return key === 'Enter' || key.startsWith('Arrow') || [...key].length === 1;
}

export interface BattleProps {
  readonly battle: BattleScene;
  readonly scene: Scene;
  /** By which rules a tie goes on. */
  readonly ruleset: Ruleset | null;
  close(): void;
}

export function Battle({ battle, scene, ruleset, close }: BattleProps) {
  const say = useWords(WORDS);
  const { speed } = useSettings();
  const isPhone = useIsPhone();
  const steps = battleSteps(battle);
  const pause = battleStep(speed, steps.length);
  const [shown, setShown] = useState(pause === 0 ? steps.length : 0);
  const isEnd = shown >= steps.length;
  // The sums first: what stands below them follows.
  const isDone = useDeferredValue(isEnd);
  const skip = useCallback(() => setShown(steps.length), [steps.length]);
  const [isGone, setGone] = useState(false);
  /** Out of sight in the next frame, and closed after it: to set the whole table free again takes longer. */
  const leave = ({ detail }: MouseEvent) => {
    // By a key: the next one may come in the same frame, and is for the table.
    if (detail === 0) return close();
    setGone(true);
    afterPaint(close);
  };

  // Before those who would tell the end have their effects.
  useLayoutEffect(() => (isDone ? undefined : beginCounting()), [isDone]);
  useEffect(() => {
    if (isEnd) return;
    const timer = setTimeout(() => setShown((before) => before + 1), pause);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (isDone) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isSkipKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isDone, skip]);

  return (
    <TableDialog title={say('battle')} close={close} isAlone={!isDone} isGone={isGone}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same */}
      <div
        className="table-battle"
        data-done={isEnd || undefined}
        onClick={isDone ? undefined : skip}
      >
        <BattleTable battle={battle} scene={scene} shown={shown} />
        {isDone && <Verdict battle={battle} scene={scene} ruleset={ruleset} />}
        {isDone && <CardByCard battle={battle} scene={scene} />}
        {isDone && <ZoomPanel mode={isPhone ? 'sheet' : 'float'} />}
        <div className="table-actions">
          {isDone ? (
            <button type="button" className="button button-primary" onClick={leave}>
              {say(scene.ending === null ? 'endBattle' : 'close')}
            </button>
          ) : (
            <button type="button" className="button" onClick={skip}>
              {say('skipBattle')}
            </button>
          )}
        </div>
      </div>
    </TableDialog>
  );
}

/** The sums as a table: what is not shown yet is blank. It reads the same to those who hear it. */
function BattleTable({
  battle,
  scene,
  shown,
}: {
  readonly battle: BattleScene;
  readonly scene: Scene;
  readonly shown: number;
}) {
  const say = useWords(WORDS);
  const nameOf = useSeatName(scene);
  const steps = battleSteps(battle);
  const isShown = (test: (step: (typeof steps)[number]) => boolean) =>
    steps.slice(0, shown).some(test);
  const rows = Math.max(0, ...battle.sides.map((side) => side.rows.length));
  const book = useBook();
  const rowName = (row: number) => book?.rows[row] ?? '';
  return (
    <table className="table-battle-sums">
      <thead>
        <tr>
          <td />
          {battle.sides.map(({ seat }) => (
            <th
              key={seat}
              scope="col"
              data-winner={
                battle.winners.includes(seat) && isShown(({ kind }) => kind === 'verdict')
                  ? true
                  : undefined
              }
            >
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbers
          <tr key={row}>
            <th scope="row">{rowName(row)}</th>
            {battle.sides.map(({ seat, rows: sums }, side) => (
              <td key={seat}>
                {isShown(
                  (step) => step.kind === 'row' && step.side === side && step.row === row,
                ) && <span className="motion-stamp table-battle-number">{sums[row] ?? 0}</span>}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{say('bonuses')}</th>
          {battle.sides.map(({ seat, bonuses }, side) => (
            <td key={seat}>
              {bonuses.map((bonus) => (
                <span key={bonus.label} className="table-battle-bonus">
                  {isShown(
                    (step) =>
                      step.kind === 'bonus' && step.side === side && step.label === bonus.label,
                  ) && (
                    <span className="motion-stamp">
                      +{bonus.amount} {bonus.label}
                    </span>
                  )}
                </span>
              ))}
              {bonuses.length === 0 && <span className="muted">{say('noBonus')}</span>}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('total')}</th>
          {battle.sides.map(({ seat, total }, side) => (
            <td key={seat} className="table-battle-total">
              {isShown((step) => step.kind === 'total' && step.side === side)
                ? total
                : sumSoFar(steps, shown, side)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Every card with what is printed on it and what it counted. Drawn for those who open it: the result does not wait for it. */
function CardByCard({ battle, scene }: { readonly battle: BattleScene; readonly scene: Scene }) {
  const say = useWords(WORDS);
  const nameOf = useSeatName(scene);
  const [isOpened, setOpened] = useState(false);
  if (battle.sides.every(({ cards = [] }) => cards.length === 0)) return null;
  const sides = isOpened ? battle.sides : [];
  return (
    <details className="table-battle-cards" onToggle={() => setOpened(true)}>
      <summary>{say('cardByCard')}</summary>
      <div className="table-battle-lists">
        {sides.map(({ seat, cards = [] }) => (
          <table key={seat}>
            <caption>{nameOf(seat)}</caption>
            <thead>
              <tr>
                <th scope="col">{say('card')}</th>
                <th scope="col">{say('printedValue')}</th>
                <th scope="col">{say('countedValue')}</th>
                <th scope="col">{say('whyCounted')}</th>
              </tr>
            </thead>
            <tbody>
              {cards.map(({ card, place, printed, value, why }) => (
                <tr key={place}>
                  <th scope="row">
                    <CardName id={card} />
                  </th>
                  <td>{printed}</td>
                  <td>{value}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}

function Verdict({ battle, scene, ruleset }: Omit<BattleProps, 'close'>) {
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const { lang } = useSettings();
  const nameOf = useSeatName(scene);
  const names = joinAnd(lang, battle.winners.map(nameOf));
  const [first = -1] = battle.winners;
  const text =
    battle.winners.length > 1
      ? say('battleShared', { names })
      : isYou(scene, first)
        ? say('battleYours')
        : say('battleWon', { names });
  return (
    // Not a live region: the log's line of it is said by itself.
    <p className="table-verdict">
      <strong>{text}</strong>
      {battle.tie !== null && <span>{battle.tie}</span>}
      {battle.winners.length > 1 && ruleset !== null && (
        <span>{sayHome(ruleset === 'final-fr' ? 'final-fr-about' : 'final-en-about')}</span>
      )}
    </p>
  );
}
