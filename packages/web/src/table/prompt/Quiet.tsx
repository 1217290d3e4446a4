/** Force of will: ways not to be asked again whether to respond, and the way back. */
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useIsPhone } from '../board/use-shape.ts';
import { isResponse } from '../store/responses.ts';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { WORDS } from '../words.ts';

/** Nothing where the viewer is not asked to respond. */
export function QuietChoices({
  store,
  scene: { prompt },
}: {
  readonly store: TableStore;
  readonly scene: Scene;
}) {
  const say = useWords(WORDS);
  const isPhone = useIsPhone();
  if (!prompt?.isMine || !isResponse(prompt)) return null;
  // The bar must leave the hand free: what could be used is there.
  if (isPhone) return <QuietMenu store={store} />;
  return (
    <>
      <button type="button" className="button table-word" onClick={() => store.quieten('turn')}>
        {say('quietTurn')}
      </button>
      <button
        type="button"
        className="button table-word"
        title={say('quietTriggerAbout')}
        onClick={() => store.quieten('trigger')}
      >
        {say('quietTrigger')}
      </button>
    </>
  );
}

function QuietMenu({ store }: { readonly store: TableStore }) {
  const say = useWords(WORDS);
  return (
    <MenuTrigger>
      <Button className="button table-word">{say('quiet')}</Button>
      <Popover className="table-popover panel" placement="top end">
        <Menu className="table-menu" aria-label={say('quiet')}>
          <MenuItem className="table-menu-item" onAction={() => store.quieten('turn')}>
            {say('quietTurn')}
          </MenuItem>
          <MenuItem className="table-menu-item" onAction={() => store.quieten('trigger')}>
            {say('quietTrigger')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Nothing where the viewer is asked about everything. */
export function AskAgain({
  store,
  state: { saved, scene },
}: {
  readonly store: TableStore;
  readonly state: Pick<TableState, 'saved' | 'scene'>;
}) {
  const say = useWords(WORDS);
  if (!saved?.neverAsked?.some(({ seat }) => seat === scene?.viewer)) return null;
  return (
    <button
      type="button"
      className="button button-small button-quiet table-battle-again"
      onClick={store.askAgain}
    >
      {say('askAgain')}
    </button>
  );
}
