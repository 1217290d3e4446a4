/** The table of a replay: laid out as in a game, with the steps where a game has its prompt. */
import { useMemo, useState } from 'react';
import { BookProvider } from '../cards/books.tsx';
import { useZoom, ZoomPanel, ZoomProvider } from '../cards/zoom.tsx';
import type { Scene } from '../engine/scene.ts';
import { lookingAt, type Table, TableProvider } from '../table/context.tsx';
import { cardSelected, cellAt } from '../table/decision.ts';
import {
  OpenDialog,
  type Opened,
  TableLayout,
  type TableLayoutProps,
} from '../table/TableView.tsx';
import { isPhone } from '../table/use-shape.ts';

interface ReplayTableProps
  extends Pick<TableLayoutProps, 'header' | 'prompt' | 'left' | 'children'> {
  readonly scene: Scene;
}

export function ReplayTable(props: ReplayTableProps) {
  return (
    <BookProvider game={props.scene.game}>
      <ZoomProvider>
        <Looking {...props} />
      </ZoomProvider>
    </BookProvider>
  );
}

function Looking({ scene, children, ...slots }: ReplayTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { show } = useZoom();
  const table = useMemo(
    (): Table => ({
      ...lookingAt(scene),
      point(handle) {
        const card = cardSelected(scene, { handles: [handle], code: null });
        if (card !== null) show(card, cellAt(scene, handle) ?? undefined);
      },
      openPile: (pile) => setOpened({ pile }),
      openSeat: (seat) => setOpened({ seat }),
    }),
    [scene, show],
  );
  return (
    <TableProvider value={table}>
      <TableLayout state="past" {...slots}>
        {(shape) => (
          <>
            {children?.(shape)}
            {isPhone(shape) && <ZoomPanel mode="sheet" />}
          </>
        )}
      </TableLayout>
      <OpenDialog opened={opened} close={() => setOpened(null)} />
    </TableProvider>
  );
}
