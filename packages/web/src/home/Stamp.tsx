/** The stamp of a clan: its emblem on its colour, within an outline of ink. */
import { Emblem } from '../cards/Emblem.tsx';
import type { ClanName } from '../design/palette.ts';

export function Stamp({ clan }: { readonly clan: ClanName }) {
  return (
    <span className="home-stamp" data-clan={clan}>
      <Emblem clan={clan} />
    </span>
  );
}
