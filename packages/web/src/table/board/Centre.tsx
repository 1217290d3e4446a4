/** The strip between the armies: what concerns everybody. */
import { Fragment, type ReactNode, useRef } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Emblem } from '../../cards/Emblem.tsx';
import { CardName } from '../../cards/zoom.tsx';
import type { TileScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { useTable } from '../context.tsx';
import { Icon } from '../icons.tsx';
import { useRove } from '../keys/use-rove.ts';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Alert, alertsOf, nearSeat, standingOf } from './layout.ts';
import { deckHandle } from './moves.ts';
import { Count, DiscardButton } from './Piles.tsx';
import { useIsPhone } from './use-shape.ts';
import './centre.css';

export function Centre() {
  const say = useWords(WORDS);
  const { scene, openPile } = useTable();
  const { centre } = scene;
  const zone = useRef<HTMLElement>(null);
  const moves = useRove(zone, 'row');
  return (
    <section ref={zone} className="table-centre" aria-label={say('table')} {...moves}>
      {centre.deck !== null && (
        <Count
          icon="deck"
          count={centre.deck}
          text={say('deckCount', { count: centre.deck })}
          piece={deckHandle(null)}
          open={() => openPile({ kind: 'deck', seat: null })}
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

interface NoteProps {
  readonly className: string;
  /** Read out whole; what is seen of it may be less. */
  readonly label: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** Its text is beside it where there is room, and one press away everywhere. */
function Note({ className, label, title, texts, children }: NoteProps) {
  return (
    <DialogTrigger>
      <Button className={className} aria-label={label}>
        {children}
      </Button>
      {/* biome-ignore lint/a11y/useValidAriaValues: its dialog has a name, and a box without a role may have none. */}
      <Popover className="table-popover panel" aria-labelledby="">
        <Dialog className="table-popover-dialog" aria-label={title}>
          <h3>{title}</h3>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Tile({ tile }: { readonly tile: TileScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const title = say('tile', { name: tile.name });
  return (
    <Note
      className="table-tile"
      label={say('about', { what: title, text: tile.text })}
      title={title}
      texts={[tile.text]}
    >
      <span className="table-tile-emblem" data-clan={tile.clan}>
        <Emblem clan={tile.clan} game={scene.game} />
      </span>
      <span className="table-tile-text">{tile.text}</span>
    </Note>
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
      <b className="table-timer-short" aria-hidden="true">
        {counting.map(({ turnsLeft }) => turnsLeft).join(' · ')}
      </b>
      {counting.map((seat) => (
        <span key={seat.seat}>
          {say('standing', {
            name: isYou(scene, seat.seat) ? say('you') : seat.name,
            text: say('turnsLeft', { turns: seat.turnsLeft ?? 0 }),
          })}
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
  const text = notes.join(' ');
  return (
    <Note
      className="table-tile"
      label={say('about', { what: say('inForce'), text })}
      title={say('inForce')}
      texts={notes}
    >
      <Icon name="log" />
      <span className="table-tile-text">{text}</span>
    </Note>
  );
}

function OpenCards() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  // A card that is being paid for is seen where it will stand.
  if (scene.centre.open.length === 0 || scene.prompt?.isPayment) return null;
  return (
    <span className="table-badge table-open">
      <Icon name="look" />
      <span>
        {say('about', { what: say('openCards'), text: '' })}
        {scene.centre.open.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
          <Fragment key={index}>
            {index > 0 && ', '}
            <CardName id={card} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Somebody is one step from winning: said until it is no longer so; a press says how. */
function Alerts() {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const isPhone = useIsPhone();
  const alerts = alertsOf(scene);
  if (scene.ending !== null || alerts.length === 0) return null;
  const nameOf = (seat: number) =>
    isYou(scene, seat) ? say('you') : (scene.seats[seat]?.name ?? '');
  const sentences = alerts.map(({ seat, label }) =>
    isYou(scene, seat)
      ? say('alertYou', { label })
      : say('alertOther', { name: nameOf(seat), label }),
  );
  const namesOf = (some: readonly Alert[]) =>
    [...new Set(some.map(({ seat }) => nameOf(seat)))].join(', ');
  const several = say('standing', { name: say('closeToWin'), text: namesOf(alerts) });
  // Good news is no alarm: where there is room for few names, they are those to beware of.
  const others = alerts.filter(({ seat }) => !isYou(scene, seat));
  const isOwn = others.length === 0;
  const short = isOwn ? say('closeYou') : namesOf(others);
  const [only = '', ...more] = sentences;
  return (
    <Note
      className={isOwn ? 'table-alert table-alert-own' : 'table-alert'}
      label={sentences.join('. ')}
      title={say('closeToWin')}
      texts={sentences}
    >
      <Icon name={isOwn ? 'crown' : 'alert'} />
      <span>{isPhone ? short : more.length === 0 ? only : several}</span>
    </Note>
  );
}
