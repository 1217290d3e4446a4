/** The picture on the first page: an army of three rows, stamped by their clans. */
import type { ClanName } from '../design/palette.ts';

import { Stamp } from './Stamp.tsx';

const ROWS: readonly (readonly ClanName[])[] = [
  ['phoenix'],
  ['xian', 'galmi'],
  ['justice', 'narashima', 'tomorrow'],
];

export function Army() {
  return (
    <div className="home-army" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row.length} className="home-army-row" data-level={ROWS.length + 1 - row.length}>
          {row.map((clan) => (
            <div key={clan} className="home-army-card" data-clan={clan}>
              <Stamp clan={clan} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
