/** What a player is asked for at a table on the server before something is done that cannot be undone; and standing orders. */
import { type Followed, ORDERS } from '@open-gosu/protocol';
import { useWords } from '../../i18n/language.ts';
import { TableDialog } from '../../table/dialogs/Dialogs.tsx';
import { matchLink } from '../links.ts';
import type { Doings } from '../match/doings.ts';
import { Report } from './Report.tsx';
import { WORDS } from './words.ts';

export type Opened = 'resign' | 'abort' | 'orders' | 'report' | 'link' | null;

export interface DialogsProps {
  readonly opened: Opened;
  readonly held: Followed;
  readonly doings: Doings;
  close(): void;
}

export function Dialogs({ opened, held, doings, close }: DialogsProps) {
  const say = useWords(WORDS);
  if (opened === null) return null;
  if (opened === 'report') return <Report match={held.match} close={close} />;
  if (opened === 'link') {
    return (
      <TableDialog title={say('copyLink')} close={close}>
        <p>{say('copyYourself')}</p>
        <input
          className="field"
          readOnly
          value={matchLink(held.match)}
          aria-label={say('link')}
          onFocus={(event) => event.target.select()}
        />
      </TableDialog>
    );
  }
  if (opened === 'orders') {
    return (
      <TableDialog title={say('orders')} close={close}>
        <p>{say('ordersText')}</p>
        <fieldset className="match-orders">
          <legend className="unseen">{say('orders')}</legend>
          {ORDERS.map((respond) => (
            <label key={respond}>
              <input
                type="radio"
                name="orders"
                checked={(held.orders ?? 'ask') === respond}
                onChange={() => doings.orders(respond)}
              />{' '}
              {say(`orders-${respond}`)}
            </label>
          ))}
        </fieldset>
      </TableDialog>
    );
  }
  const isAbort = opened === 'abort';
  const isMany = held.seats.length > 2;
  const text = isAbort ? say('abortText') : say(isMany ? 'resignTextMany' : 'resignText');
  return (
    <TableDialog
      title={isAbort ? say('abort') : say('resign')}
      close={close}
      footer={
        <div className="table-actions">
          <button type="button" className="button" onClick={close}>
            {say('playOn')}
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              close();
              if (isAbort) doings.abort();
              else doings.resign();
            }}
          >
            {isAbort ? say('abortYes') : say('resignYes')}
          </button>
        </div>
      }
    >
      <p>{text}</p>
    </TableDialog>
  );
}
