/** The line on top: round and turn, and the tools of the table. */
import { memo } from 'react';
import {
  Button,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { go } from '../app/route.ts';
import type { Scene } from '../engine/scene.ts';
import { WORDS as HOME_WORDS } from '../home/words.ts';
import { useWords } from '../i18n/language.ts';
import type { KeyName } from '../settings/keys.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { farSeats } from './board/layout.ts';
import { OpponentLine } from './board/Rail.tsx';
import { isPhone, type Shape } from './board/use-shape.ts';
import type { TableExtras } from './extras.ts';
import { Icon, type IconName } from './icons.tsx';
import { isYou } from './names.ts';
import type { Ruleset } from './store/match-facts.ts';
import { WORDS } from './words.ts';
import './header.css';

export interface HeaderProps {
  readonly scene: Scene;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Null where no advice is given: between people. */
  readonly hint: (() => void) | null;
  undo(): void;
  redo(): void;
  openLog(): void;
  openHelp(): void;
  /** On a phone few tools fit: the rest is in the menu. */
  readonly shape: Shape;
  /** By which rules it is played; null where there is but one way. */
  readonly ruleset: Ruleset | null;
  /** Where others sit at devices of their own: then nothing is given again. */
  readonly extras?: TableExtras | undefined;
}

/** Memo: choosing something changes nothing here. */
export const Header = memo(function Header(props: HeaderProps) {
  const { scene, canUndo, canRedo, hint, undo, redo, openLog, openHelp, shape, extras } = props;
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const isNarrow = isPhone(shape);
  // Several names take all the room: whose turn it is, is marked there, and asked below.
  const isTabbed = scene.seats.length > 2;
  const hasTitle = !isNarrow || !isTabbed;
  const hasTurn = !isNarrow;
  // Clocks take the room.
  const isShort = isNarrow && extras !== undefined;
  return (
    <header className="table-header">
      <TableMenu {...props} />
      <h1 className={hasTitle ? 'table-title' : 'unseen'}>
        <span className={isShort ? 'unseen' : 'table-round'}>
          {say('round', { round: scene.round })}
        </span>
        {isShort && (
          <span className="table-round" aria-hidden="true">
            {say('roundShort', { round: scene.round })}
          </span>
        )}
        <span className={hasTurn ? 'table-turn' : 'unseen'}>{turnText()}</span>
        {props.ruleset === 'prototype' && (
          <span className="chip table-ruleset" title={sayHome('prototype')}>
            <span className={shape === 'wide' ? undefined : 'unseen'}>{sayHome('prototype')}</span>
            {shape !== 'wide' && <span aria-hidden="true">{say('prototypeMark')}</span>}
          </span>
        )}
      </h1>
      {isNarrow && <Opponent scene={scene} />}
      {extras?.header(shape)}
      <div className="table-tools">
        {hint !== null && !isNarrow && (
          <Tool icon="hint" word={say('hint')} shortcut="hint" act={hint} />
        )}
        <Tool icon="undo" word={say('undo')} shortcut="undo" isOff={!canUndo} act={undo} />
        {!isNarrow && extras === undefined && (
          <Tool icon="redo" word={say('redo')} shortcut="redo" isOff={!canRedo} act={redo} />
        )}
        <Tool
          icon="log"
          word={say('log')}
          shortcut="log"
          count={extras?.unread ?? 0}
          act={openLog}
        />
        {!isNarrow && <Tool icon="keys" word={say('help')} shortcut="help" act={openHelp} />}
      </div>
    </header>
  );

  function turnText(): string {
    if (scene.ending !== null) return say('isOver');
    const seat = deciding(scene);
    if (isYou(scene, seat)) return say('yourTurn');
    return say('turnOf', { name: scene.seats[seat]?.name ?? '' });
  }
});

/** Nobody has a turn before the game begins: in a draft it is whose pick it is. */
function deciding({ centre, prompt, turn }: Scene): number {
  return centre.draft === undefined ? turn : (prompt?.seat ?? turn);
}

/** One opponent has room here; several have tabs of their own. */
function Opponent({ scene }: { readonly scene: Scene }) {
  const [first, ...others] = farSeats(scene).flatMap((seat) => scene.seats[seat] ?? []);
  return first === undefined || others.length > 0 ? null : <OpponentLine seat={first} />;
}

function Tool({
  icon,
  word,
  shortcut,
  isOff = false,
  count = 0,
  act,
}: {
  readonly icon: IconName;
  readonly word: string;
  readonly shortcut: KeyName;
  readonly isOff?: boolean;
  /** How much is new there. */
  readonly count?: number;
  act(): void;
}) {
  const { hasShortcuts, keys } = useSettings();
  return (
    <button
      type="button"
      className="table-tool"
      aria-label={count > 0 ? `${word} (${count})` : undefined}
      aria-keyshortcuts={hasShortcuts ? keys[shortcut] : undefined}
      title={hasShortcuts ? `${word} (${keys[shortcut]})` : word}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      <Icon name={icon} />
      <span className="table-tool-word">{word}</span>
      {count > 0 && <span className="table-tool-count">{count}</span>}
    </button>
  );
}

function TableMenu(props: HeaderProps) {
  const { scene, canUndo, canRedo, hint, undo, redo, openLog, openHelp, ruleset, extras } = props;
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const inForce = ruleset === null ? null : sayHome(ruleset);
  const { isZen, isTextMode } = useSettings();
  const { game } = scene;
  return (
    <MenuTrigger>
      <Button className="table-tool" aria-label={say('menu')}>
        <Icon name="menu" />
      </Button>
      <Popover className="table-popover panel" placement="bottom start">
        <Menu className="table-menu" aria-label={say('menu')}>
          <Entry id="undo" word={say('undo')} isOff={!canUndo} act={undo} />
          {extras === undefined && (
            <Entry id="redo" word={say('redo')} isOff={!canRedo} act={redo} />
          )}
          {hint !== null && <Entry id="hint" word={say('hint')} act={hint} />}
          <Entry id="log" word={say('log')} act={openLog} />
          <Entry id="help" word={say('help')} act={openHelp} />
          <Separator className="table-menu-line" />
          {extras?.menu.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
          {extras !== undefined && extras.menu.length > 0 && (
            <Separator className="table-menu-line" />
          )}
          <MenuSection
            aria-label={say('zen')}
            selectionMode="multiple"
            selectedKeys={isZen ? ['zen'] : []}
            onSelectionChange={() => changeSettings({ isZen: !isZen })}
          >
            <MenuItem id="zen" className="table-menu-item" textValue={say('zen')}>
              {say('zen')}
              {isZen && <span aria-hidden="true">✓</span>}
            </MenuItem>
          </MenuSection>
          <Entry
            id="text"
            word={isTextMode ? say('drawnMode') : say('textMode')}
            act={() => changeSettings({ isTextMode: !isTextMode })}
          />
          <Separator className="table-menu-line" />
          <Entry
            id="rules"
            word={inForce === null ? say('rules') : say('rulesBy', { ruleset: inForce })}
            act={() => go({ screen: 'rules', game, rule: null })}
          />
          <Entry
            id="cards"
            word={say('cards')}
            act={() => go({ screen: 'cards', game, card: null })}
          />
          <Entry id="settings" word={say('settings')} act={() => go({ screen: 'settings' })} />
          <Entry id="leave" word={say('leave')} act={() => go({ screen: 'home' })} />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({
  id,
  word,
  isOff = false,
  act,
}: {
  readonly id: string;
  readonly word: string;
  readonly isOff?: boolean;
  act(): void;
}) {
  return (
    <MenuItem
      id={id}
      className="table-menu-item"
      textValue={word}
      isDisabled={isOff}
      onAction={act}
    >
      {word}
    </MenuItem>
  );
}
