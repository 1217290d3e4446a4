/** The table of a match that is played: everything around the drawing, and what pointing at things does. */
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useZoom, ZoomPanel } from '../cards/zoom.tsx';
import type { AnswerScene, LogLine, Scene } from '../engine/scene.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { arrowsOf } from './board/arrows.ts';
import { Sheet, TableLayout } from './board/TableView.tsx';
import { isPhone, type Shape, useIsPhone } from './board/use-shape.ts';
import { ChoiceProvider } from './choosing/ChoiceProvider.tsx';
import { isCurrent, isSameTable } from './choosing/current.ts';
import { cardSelected, cellAt, decisionOf, wantsList } from './choosing/decision.ts';
import { seatIn } from './choosing/prompt-form.ts';
import { candidates, choose, PASS, TOKENS } from './choosing/selection.ts';
import { type Deeds, type Table, TableProvider } from './context.tsx';
import { type PlayDialog, PlayDialogs } from './dialogs/PlayDialogs.tsx';
import type { TableExtras } from './extras.ts';
import { FaultLine } from './Fault.tsx';
import { Header } from './Header.tsx';
import type { KeyCommand } from './keys/keys.ts';
import { usePromptFocus } from './keys/use-focus.ts';
import { useTableKeys } from './keys/use-table-keys.ts';
import { Log } from './Log.tsx';
import { afterPaint, useEndDialog, useList } from './play-hooks.ts';
import { ChoiceSheet } from './prompt/ChoiceSheet.tsx';
import { HintPanel } from './prompt/HintPanel.tsx';
import { ListDialog } from './prompt/ListDialog.tsx';
import { Plan, type PromptActions } from './prompt/Prompt.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useTableSounds } from './sounds.ts';
import { peopleOf, rulesetOf } from './store/match-facts.ts';
import { isOneOfSeveral } from './store/staging.ts';
import type { TableState } from './store/table-state.ts';
import type { TableStore } from './store/table-store.ts';
import { TextTable } from './text/TextTable.tsx';
import {
  useChoiceAnnouncement,
  useDecisionAnnouncement,
  useEventAnnouncements,
} from './use-announcements.ts';

export interface PlayTableProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly scene: Scene;
  readonly saved: SavedMatch;
  /** Stands where else the log does, for one who learns: then no advice is offered, for what to do is said already. */
  readonly aside?: ReactNode;
  /** Something else lies in front of the table. */
  readonly isCovered?: boolean;
  /** Where others sit at devices of their own. */
  readonly extras?: TableExtras;
  readonly children?: ReactNode;
}

/** Memo: what is drawn may be a moment behind the store, and is left alone until then. */
export const PlayTable = memo(function PlayTable(props: PlayTableProps) {
  const { store, state, scene: present, saved, aside, extras, children } = props;
  const settings = useSettings();
  const zoom = useZoom();
  const isPhoneWindow = useIsPhone();
  const { past, selection, steps, preview, log, battle, forced } = state;
  const scene = past?.scene ?? present;
  const isPast = past !== null;
  const isOver = present.ending !== null;
  const [dialog, setDialog] = useState<PlayDialog>(null);
  const prompt = useRef<HTMLElement>(null);
  const decision = useMemo(
    () => (isPast || forced !== null ? null : decisionOf(present, selection)),
    [isPast, forced, present, selection],
  );

  const question = `${present.ply}/${steps.length}/${present.prompt?.purpose ?? ''}`;
  const list = useList(question, decision !== null && wantsList(decision.prompt));

  useEndDialog(isOver, battle === null, () => setDialog('end'));
  // The transcript of the text mode is read out as it grows.
  useEventAnnouncements(log, state.newsFrom, !settings.isTextMode);
  useChoiceAnnouncement(decision, selection);
  useTableSounds(log, present);
  const asked = useDecisionAnnouncement(present, forced, steps.length, battle === null && !isPast);
  const toldIn = useRef(settings.lang);
  useEffect(() => {
    if (toldIn.current === settings.lang) return;
    toldIn.current = settings.lang;
    store.retell();
  }, [settings.lang, store]);

  const isOnTable = () => isSameTable(state, store.now());
  const isTold = () => isCurrent(state, store.now());
  const point = (handle: string, isSure: boolean) => {
    if (past !== null) return readThen(past.scene, handle);
    if (!isOnTable() || store.now().forced !== null) return;
    const wasTold = isTold();
    const wasPointedAt = store.point(handle);
    const { selection: now, scene: shown } = store.now();
    // What is selected is what is read, also where a finger has no other way to point; on a phone its sheet says it all.
    const card = cardSelected(present, now);
    if (isPhoneWindow) zoom.hide();
    else if (card !== null) afterPaint(() => zoom.show(card, cellAt(present, handle) ?? undefined));
    const asked = shown?.prompt;
    if (!asked?.isMine || now?.code == null) return;
    const { code } = now;
    const isOnly = candidates(asked.answers, now.handles).length === 1;
    const answer = asked.answers.find((each) => each.code === code);
    if (wasPointedAt) {
      if (isSure && wasTold) store.give(code);
    } else if (settings.isFastTap && isOnly && answer?.warning === null && asked.kind !== 'draft') {
      store.give(code);
    } else if (isOneOfSeveral(asked)) {
      store.give(code, { onlyStage: true });
    }
  };

  /** In the past nothing can be done, but cards can be read, also where a finger has no other way to. */
  const readThen = (then: Scene, handle: string) => {
    const card = cardSelected(then, { handles: [handle], code: null });
    if (card !== null) zoom.show(card, cellAt(then, handle) ?? undefined);
  };

  // Pointing reads the store, so the table need not be drawn anew for another way to point.
  const pointing = useRef(point);
  useLayoutEffect(() => {
    pointing.current = point;
  });
  const deeds = useMemo(
    (): Deeds => ({
      point: (handle, isSure) => pointing.current(handle, isSure),
      openPile: (pile) => setDialog({ pile }),
      openSeat: (seat) => setDialog({ seat }),
    }),
    [],
  );
  const table = useMemo((): Table => ({ scene, ...deeds }), [scene, deeds]);

  const actions: PromptActions = {
    give: (code) => {
      if (isTold()) store.give(code);
    },
    choose: (answer) => {
      if (isOnTable()) store.select(choose(selection, answer));
    },
    point: (handle) => point(handle, true),
    stepBack: () => store.stepBack(),
    dropStep: store.dropStep,
    moveStep: store.moveStep,
    openList: list.open,
  };
  const isAlone = peopleOf(saved.match).length === 1 && extras === undefined;
  const isAdvised = isAlone && !isOver && aside === undefined;
  const tools = useMemo(
    () => ({
      hint: isAdvised ? () => store.hint() : null,
      undo: () => store.undo(),
      redo: () => store.redo(),
      openLog: () => setDialog('log'),
      openHelp: () => setDialog('help'),
    }),
    [store, isAdvised],
  );
  const { hint } = tools;
  const isAside = props.isCovered || dialog !== null || battle !== null;
  const isCovered = isAside || list.isOpen;
  usePromptFocus(asked, isCovered, prompt);

  const act = (command: KeyCommand): boolean => {
    switch (command.do) {
      case 'back':
        if (isPast) store.returnToNow();
        else if (state.hint !== null) store.closeHint();
        else if (forced !== null) store.undo();
        else return Boolean(store.stepBack());
        return true;
      case 'pass':
        point(PASS, true);
        return true;
      case 'tokens':
        point(TOKENS, true);
        return true;
      case 'hand':
        return pointAtHand(command.index);
      case 'undo':
        store.undo();
        return true;
      case 'redo':
        store.redo();
        return true;
      case 'hint':
        hint?.();
        return true;
      case 'log':
      case 'help':
        setDialog(command.do);
        return true;
      case 'zen':
        changeSettings({ isZen: !settings.isZen });
        return true;
      case 'pin':
        // The enlarged card sees to it, on every screen.
        return false;
    }
  };
  const front = list.isOpen ? 'list' : 'nothing';
  useTableKeys(act, isAside || settings.isTextMode ? 'other' : front);

  function pointAtHand(index: number): boolean {
    const card = present.seats[present.viewer]?.hand[index]?.card;
    if (card == null) return false;
    document.querySelectorAll<HTMLElement>('.table-hand [data-row]')[index]?.focus();
    point(`hand:${card}`, true);
    return true;
  }

  const { newsFrom } = state;
  const shownPly = past?.ply ?? null;
  const look = useCallback(
    (ply: number) => {
      store.look(ply);
      setDialog(null);
    },
    [store],
  );
  const showBattle = useCallback((line: LogLine) => setDialog({ battle: line }), []);
  const canLook = extras?.canLook;
  const plainLog = useMemo(
    () => (
      <Log
        log={log}
        newsFrom={newsFrom}
        ply={shownPly}
        look={look}
        canLook={canLook}
        showBattle={showBattle}
      />
    ),
    [log, newsFrom, shownPly, look, canLook, showBattle],
  );
  const logPanel = extras === undefined ? plainLog : extras.side(plainLog);
  const header = (shape: Shape) => (
    <Header
      scene={scene}
      canUndo={state.canUndo}
      canRedo={saved.undone.length > 0}
      {...tools}
      shape={shape}
      ruleset={rulesetOf(saved.match)}
      extras={extras}
    />
  );
  const shownState = stateOf();
  const dialogs = (
    <PlayDialogs
      opened={dialog}
      scene={present}
      saved={saved}
      battle={settings.isTextMode ? null : battle}
      closeBattle={() => store.now().battle === battle && store.closeBattle()}
      close={() => setDialog(null)}
      log={logPanel}
      end={extras?.end}
    >
      <FaultLine fault={state.fault} goOn={() => store.goOn()} />
      {list.isOpen && decision !== null && !settings.isTextMode && (
        <ListDialog
          scene={present}
          decision={decision}
          steps={steps}
          preview={preview}
          actions={actions}
          close={() => {
            list.close();
            store.select(null);
          }}
        />
      )}
    </PlayDialogs>
  );

  if (settings.isTextMode) {
    return (
      <TableProvider value={table}>
        <div
          className="table table-texts"
          data-ply={present.ply}
          data-state={shownState}
          data-game={scene.game}
        >
          {header(isPhoneWindow ? 'portrait' : 'wide')}
          <TextTable store={store} state={state} hint={hint} aside={aside} extras={extras} />
        </div>
        {extras?.notices}
        {dialogs}
        {children}
      </TableProvider>
    );
  }

  const hintPanel = state.hint !== null && (
    <HintPanel
      hint={state.hint}
      prompt={present.prompt}
      more={() => store.hint()}
      close={store.closeHint}
      choose={(answer: AnswerScene) => {
        if (isOnTable()) store.select(choose(null, answer));
      }}
    />
  );
  return (
    <TableProvider value={table}>
      <ChoiceProvider store={store} state={state} scene={present} decision={decision}>
        <TableLayout
          state={shownState}
          arrows={
            isPast
              ? arrowsOf({ ...scene, viewer: -1 }, null, [])
              : arrowsOf(present, selection, steps)
          }
          isSheetLow={isConcerned((seat) => seat === present.viewer)}
          isSheetNarrow={isConcerned((seat) => seat >= 0 && seat !== present.viewer)}
          header={header}
          left={aside ?? (settings.isZen ? null : logPanel)}
          right={
            <>
              {extras?.notices}
              {decision !== null && <Plan scene={present} decision={decision} preview={preview} />}
              {hintPanel}
            </>
          }
          prompt={(shape) => (
            <PromptBar
              store={store}
              state={state}
              scene={present}
              decision={decision}
              actions={actions}
              hasSheet={isPhone(shape) && selection !== null}
              extras={extras}
              frame={prompt}
              openLog={() => setDialog('log')}
              openEnd={() => setDialog('end')}
              showBattle={showBattle}
            />
          )}
        >
          {(shape) =>
            isPhone(shape) && (
              <>
                {extras?.notices}
                {!isCovered && sheet()}
              </>
            )
          }
        </TableLayout>
        {dialogs}
      </ChoiceProvider>
      {children}
    </TableProvider>
  );

  function stateOf() {
    if (isPast) return 'past';
    if (forced !== null) return 'forced';
    if (isOver) return 'over';
    return present.prompt?.isMine && battle === null ? 'mine' : 'waiting';
  }

  /** Then what comes from below may hide the hand, but not the army. */
  function isConcerned(is: (seat: number) => boolean): boolean {
    const { chosen, possible = [] } = decision ?? {};
    const places = [chosen, ...possible].flatMap((answer) => answer?.to ?? []);
    return [...places, ...(selection?.handles ?? [])].some((place) => is(seatIn(place)));
  }

  function sheet() {
    if (hintPanel) return <Sheet>{hintPanel}</Sheet>;
    if (selection === null) return <ZoomPanel mode="sheet" />;
    return (
      <ChoiceSheet
        selection={selection}
        decision={decision}
        preview={preview}
        steps={steps}
        actions={actions}
        close={() => store.select(null)}
      />
    );
  }
});
