/** What may lie in front of a table that is played: one thing at a time. */
import type { ReactNode } from 'react';
import type { LogLine, Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import { OpenDialog, type Opened } from '../board/TableView.tsx';
import { rulesetOf } from '../store/match-facts.ts';
import { WORDS } from '../words.ts';
import { Battle } from './Battle.tsx';
import { HelpDialog, TableDialog } from './Dialogs.tsx';
import { EndDialog } from './End.tsx';

export type PlayDialog = Opened | 'help' | 'log' | 'end' | { readonly battle: LogLine } | null;

export interface PlayDialogsProps {
  readonly opened: PlayDialog;
  readonly scene: Scene;
  readonly saved: SavedMatch;
  /** A battle nobody has seen yet goes before everything else. */
  readonly battle: LogLine | null;
  /** That one: another may have come before it is done. */
  closeBattle(): void;
  close(): void;
  readonly log: ReactNode;
  /** What can be done at the end, where it is not what one device offers. */
  readonly end?: ReactNode;
  /** Where nothing else is open: the list to choose from. */
  readonly children?: ReactNode;
}

export function PlayDialogs(props: PlayDialogsProps) {
  const { opened, scene, saved, battle, closeBattle, close, log, end, children } = props;
  const say = useWords(WORDS);
  const ruleset = rulesetOf(saved.match);
  if (battle?.battle)
    return (
      <Battle
        key={battle.ply}
        battle={battle.battle}
        scene={scene}
        ruleset={ruleset}
        close={closeBattle}
      />
    );
  if (opened === null) return children;
  if (opened === 'help') return <HelpDialog close={close} />;
  if (opened === 'log') {
    return (
      <TableDialog title={say('log')} kind="drawer" close={close} hasZoom>
        {log}
      </TableDialog>
    );
  }
  if (opened === 'end') {
    if (scene.ending === null) return null;
    return (
      <EndDialog scene={scene} ending={scene.ending} saved={saved} close={close} actions={end} />
    );
  }
  if ('battle' in opened) {
    return opened.battle.battle === null ? null : (
      <Battle battle={opened.battle.battle} scene={scene} ruleset={ruleset} close={close} />
    );
  }
  return <OpenDialog opened={opened} close={close} />;
}
