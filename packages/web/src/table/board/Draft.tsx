/** The clan draft: eight clans with what they are good at, the order of the picks, and the tiles that would turn. */

import { useState } from 'react';
import { useBook } from '../../cards/books.tsx';
import { Emblem } from '../../cards/Emblem.tsx';
import type { BookClan } from '../../engine/book.ts';
import type { AnswerScene, Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { nameIn } from '../choosing/prompt-form.ts';
import { useMarkNow, useMarks, useTable } from '../context.tsx';
import { TableDialog } from '../dialogs/Dialogs.tsx';
import { PileCard } from '../dialogs/PileCard.tsx';
import { SINGLE } from '../keys/use-single.ts';
import { isYou, useSeatName } from '../names.ts';
import { WORDS } from '../words.ts';
import './draft.css';

export function Draft() {
  const say = useWords(WORDS);
  const book = useBook();
  const { scene } = useTable();
  const [shown, setShown] = useState<BookClan | null>(null);
  const [hasTrios, setTrios] = useState(false);
  if (book === null) return null;
  const taken = new Map(
    scene.seats.flatMap(({ seat, clans }) => clans.map((clan) => [clan, seat])),
  );
  return (
    <section className="table-draft" aria-label={say('draft')}>
      <h2 className="unseen">{say('draft')}</h2>
      <div className="table-draft-head">
        <Track scene={scene} />
        {(book.trios?.length ?? 0) > 0 && (
          <button type="button" className="button button-small" onClick={() => setTrios(true)}>
            {say('trios')}
          </button>
        )}
      </div>
      <ul className="table-draft-clans">
        {book.clans.map((clan) => (
          <li key={clan.id}>
            <ClanPanel
              clan={clan}
              takenBy={taken.get(clan.id) ?? null}
              showCards={() => setShown(clan)}
            />
          </li>
        ))}
      </ul>
      {hasTrios && (
        <TableDialog title={say('trios')} close={() => setTrios(false)}>
          <ul className="table-trios">
            {(book.trios ?? []).map(({ clans, text }) => (
              <li key={clans.join()}>
                <span className="table-clans">
                  {clans.map((clan) => (
                    <span key={clan} className="table-clan" data-clan={clan}>
                      <Emblem clan={clan} game={scene.game} />
                    </span>
                  ))}
                </span>
                <span>
                  <strong>
                    {clans
                      .map((id) => book.clans.find((clan) => clan.id === id)?.name ?? id)
                      .join(' · ')}
                  </strong>
                  <br />
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </TableDialog>
      )}
      {shown !== null && (
        <TableDialog
          title={say('cardsOfClan', { clan: shown.name })}
          close={() => setShown(null)}
          hasZoom
        >
          <ul className="table-cards">
            {book.cards
              .filter(({ clan }) => clan === shown.id)
              .map(({ id, copies }) => (
                <li key={id}>
                  <PileCard id={id} count={copies} />
                </li>
              ))}
          </ul>
        </TableDialog>
      )}
    </section>
  );
}

function Track({ scene }: { readonly scene: Scene }) {
  const say = useWords(WORDS);
  const nameOf = useSeatName(scene);
  const clans = scene.seats.map(({ clans: own }) => [...own]);
  const { order = [], done: taken = 0 } = scene.centre.draft ?? {};
  return (
    <ol className="table-draft-track" aria-label={say('draftTrack')}>
      {order.map((seat, index) => {
        const state = index < taken ? 'done' : index === taken ? 'now' : 'later';
        const clan = index < taken ? clans[seat]?.shift() : undefined;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbers
            key={index}
            data-when={state}
            data-you={isYou(scene, seat) || undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {clan !== undefined && (
              <span className="table-draft-emblem" data-clan={clan}>
                <Emblem clan={clan} game={scene.game} />
              </span>
            )}
            <span className="table-draft-name" aria-hidden="true">
              {nameOf(seat)}
            </span>
            <span className="unseen">
              {say('draftStep', { number: index + 1, name: nameOf(seat), state })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ClanPanelProps {
  readonly clan: BookClan;
  readonly takenBy: number | null;
  showCards(): void;
}

function ClanPanel({ clan, takenBy, showCards }: ClanPanelProps) {
  const say = useWords(WORDS);
  const book = useBook();
  const count = book?.cards.filter((card) => card.clan === clan.id).length ?? 0;
  const cardsText = say('showCards', { count });
  const { scene, point } = useTable();
  const { markOf } = useMarks();
  const nameOf = useSeatName(scene);
  const answer = answerFor(scene, clan.id);
  const handle = answer?.about[0] ?? `clan:${clan.id}`;
  const mark = useMarkNow(handle, markOf(handle));
  // Known at the last pick alone.
  const wouldTurn = answer?.tiles ?? null;
  return (
    <article
      className="table-clan-panel"
      data-clan={clan.id}
      data-taken={takenBy ?? undefined}
      data-you={(takenBy !== null && isYou(scene, takenBy)) || undefined}
      data-mark={mark ?? undefined}
    >
      <button
        type="button"
        className="table-clan-pick"
        data-handle={handle}
        aria-pressed={mark === 'selected'}
        aria-disabled={answer === undefined}
        {...SINGLE}
        onClick={() => {
          if (answer !== undefined) point(handle, true);
        }}
      >
        <span className="table-clan-emblem">
          <Emblem clan={clan.id} game={scene.game} />
        </span>
        <span className="table-clan-title">{clan.name}</span>
        <span className="table-clan-state">
          {takenBy === null
            ? say('difficulty', { level: String(clan.difficulty) })
            : isYou(scene, takenBy)
              ? say('takenByYou')
              : say('takenBy', { name: nameOf(takenBy) })}
        </span>
      </button>
      <ul className="table-clan-strengths">
        {clan.strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
      </ul>
      {takenBy === null && wouldTurn === null && (
        <p className="table-clan-tile">
          <span className="muted">{say('tileIfLeft')}</span> {clan.tile.at(-1)}
        </p>
      )}
      {takenBy === null && wouldTurn !== null && (
        <div className="table-clan-tile">
          <span className="muted">{say('wouldActivate')}</span>
          {wouldTurn.map(({ clan: id, name, text }) => (
            <p key={id}>
              <strong>{name}</strong> {text}
            </p>
          ))}
        </div>
      )}
      <button
        type="button"
        className="button button-small table-clan-cards"
        aria-label={say('about', { what: cardsText, text: clan.name })}
        onClick={showCards}
      >
        {cardsText}
      </button>
    </article>
  );
}

function answerFor(scene: Scene, clan: string): AnswerScene | undefined {
  if (!scene.prompt?.isMine) return undefined;
  return scene.prompt.answers.find(
    ({ about }) => about[0] !== undefined && nameIn(about[0]) === clan,
  );
}
