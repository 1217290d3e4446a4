/** The strip between the armies: what concerns everybody. */
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Emblem } from '../cards/Emblem.tsx';
import type { TileScene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.tsx';
import { Icon } from './icons.tsx';
import { alertsOf, nearSeat, standingOf } from './layout.ts';
import { deckHandle } from './moves.ts';
import { isYou, useCardName } from './names.ts';
import { Count, DiscardButton } from './Piles.tsx';
import { useIsPhone } from './use-shape.ts';
import { WORDS } from './words.ts';
import './centre.css';

export function Centre() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { centre } = scene;
  return (
    <section className="table-centre" aria-label={say('table')}>
      {centre.deck !== null && (
        <Count
          icon="deck"
          count={centre.deck}
          text={say('deckCount', { count: centre.deck })}
          piece={deckHandle(null)}
        />
      )}
      {centre.discard !== null && <DiscardButton seat={null} cards={centre.discard} />}
      {centre.tiles.map((tile) => (
        <Tile key={tile.clan} tile={tile} />
      ))}
      {centre.isWonderFree && (
        <span className="table-badge" title={say('wonderFree')}>
          <Icon name="wonder" />
          <span aria-hidden="true">{say('wonder')}</span>
          <span className="unseen">{say('wonderFree')}</span>
        </span>
      )}
      <Standing />
      <TimerMark />
      <Notes />
      <OpenCards />
      <Alerts />
    </section>
  );
}

/** Its text is beside it where there is room, and one tap away elsewhere. */
function Tile({ tile }: { readonly tile: TileScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  return (
    <DialogTrigger>
      <Button
        className="table-tile"
        aria-label={`${say('tile', { name: tile.name })}: ${tile.text}`}
      >
        <span className="table-tile-emblem" data-clan={tile.clan}>
          <Emblem clan={tile.clan} game={scene.game} />
        </span>
        <span className="table-tile-text">{tile.text}</span>
      </Button>
      <Popover className="table-popover panel">
        <Dialog className="table-popover-dialog" aria-label={say('tile', { name: tile.name })}>
          <h3>{say('tile', { name: tile.name })}</h3>
          <p>{tile.text}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Who is ahead, in words: where the scores have no room for them. */
function Standing() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const near = nearSeat(scene);
  const { standing, by } = standingOf(scene, near);
  const name = isYou(scene, near) ? say('you') : (scene.seats[near]?.name ?? '');
  const text = standing === 'level' ? say('level0') : say(standing, { by });
  return (
    <span className="table-standing" data-standing={standing}>
      {scene.seats.length > 2 && <b>{say('round', { round: scene.round })} </b>}
      {say('standing', { name, text })}
    </span>
  );
}

/** After a pass: who has how many turns left. */
function TimerMark() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const counting = scene.seats.filter(
    ({ turnsLeft, hasPassed }) => turnsLeft !== null && !hasPassed,
  );
  if (counting.length === 0) return null;
  return (
    <span className="table-badge table-timer" title={say('timer')}>
      <Icon name="timer" />
      {counting.map((seat) => (
        <span key={seat.seat}>
          {isYou(scene, seat.seat) ? say('you') : seat.name}:{' '}
          {say('turnsLeft', { turns: seat.turnsLeft ?? 0 })}
        </span>
      ))}
    </span>
  );
}

/** What holds and lies on no card. */
function Notes() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { notes = [] } = scene;
  if (notes.length === 0) return null;
  return (
    <DialogTrigger>
      <Button className="table-tile" aria-label={`${say('inForce')}: ${notes.join(' ')}`}>
        <Icon name="log" />
        <span className="table-tile-text">{notes.join(' ')}</span>
      </Button>
      <Popover className="table-popover panel">
        <Dialog className="table-popover-dialog" aria-label={say('inForce')}>
          <h3>{say('inForce')}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Questions about the price of a card: it is seen where it will stand. */
const PAYING: ReadonlySet<string> = new Set(['cost', 'wonder']);

function OpenCards() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const nameOf = useCardName();
  if (scene.centre.open.length === 0 || PAYING.has(scene.prompt?.purpose ?? '')) return null;
  return (
    <span className="table-badge">
      <Icon name="look" />
      <span>
        {say('openCards')}: {scene.centre.open.map(nameOf).join(', ')}
      </span>
    </span>
  );
}

/** Somebody is one step from winning: said until it is no longer so. On a phone all who are, in one. */
function Alerts() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const isShort = useIsPhone();
  if (scene.ending !== null) return null;
  const alerts = alertsOf(scene);
  const nameOf = (seat: number) =>
    isYou(scene, seat) ? say('you') : (scene.seats[seat]?.name ?? '');
  if (isShort) {
    return [...new Set(alerts.map(({ label }) => label))].map((label) => {
      const names = alerts.flatMap((alert) => (alert.label === label ? [nameOf(alert.seat)] : []));
      return <Alert key={label} text={say('standing', { name: names.join(', '), text: label })} />;
    });
  }
  return alerts.map(({ seat, label }) => (
    <Alert
      key={`${seat}${label}`}
      text={
        isYou(scene, seat)
          ? say('alertYou', { label })
          : say('alertOther', { name: nameOf(seat), label })
      }
    />
  ));
}

function Alert({ text }: { readonly text: string }) {
  const say = useWords(WORDS);
  return (
    <strong className="table-alert" title={`${say('closeToWin')}. ${text}`}>
      <Icon name="alert" />
      <span>{text}</span>
    </strong>
  );
}
