/** Rules as they stand on the page: each with its number, which is its address. */
import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { anchorOf } from './arrival.ts';
import { type Marks, NO_MARKS } from './fold.ts';
import { type Block, plainText, type Row, type Rule, type Table } from './parse.ts';
import { RuleLink, Spans } from './Spans.tsx';
import { WORDS } from './words.ts';

interface Shown {
  /** The rule the address names. */
  readonly current?: string | null;
  readonly marks?: Marks;
  /** Where the rules are shown a second time, out of their place: they have no anchor there. */
  readonly isExcerpt?: boolean;
}

export function RuleBlocks({ blocks, ...shown }: Shown & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) => {
    if (block.kind === 'rule') return <RuleItem key={block.id} rule={block} {...shown} />;
    const key = `${i}`;
    if (block.kind === 'table') return <NumberedTable key={key} table={block} {...shown} />;
    return (
      <p key={key}>
        <Spans spans={block.spans} marks={shown.marks ?? NO_MARKS} />
      </p>
    );
  });
}

function Numbered({
  id,
  current,
  isExcerpt = false,
  children,
}: Shown & { readonly id: string; readonly children: ReactNode }) {
  const say = useWords(WORDS);
  return (
    <div
      className="rules-rule"
      {...(isExcerpt ? {} : { id: anchorOf(id), tabIndex: -1 })}
      data-current={id === current || undefined}
    >
      <RuleLink id={id} className="rules-number" label={say('ruleNamed', { rule: id })} />
      <div className="rules-words">{children}</div>
    </div>
  );
}

export function RuleItem({ rule, ...shown }: Shown & { readonly rule: Rule }) {
  return (
    <Numbered id={rule.id} {...shown}>
      <p>
        <Spans spans={rule.spans} marks={shown.marks ?? NO_MARKS} />
      </p>
    </Numbered>
  );
}

/** A row stands as a rule of its own, so that it can be read on a narrow page, too. */
function NumberedTable({ table, ...shown }: Shown & { readonly table: Table }) {
  return table.rows.map((row) => <RowItem key={row.id} row={row} head={table.head} {...shown} />);
}

export function RowItem({
  row,
  head,
  ...shown
}: Shown & { readonly row: Row; readonly head: Table['head'] }) {
  const [first = [], ...others] = row.cells;
  return (
    <Numbered id={row.id ?? ''} {...shown}>
      <p className="rules-row-title">
        <Spans spans={first} marks={shown.marks ?? NO_MARKS} />
      </p>
      <dl className="rules-row">
        {others.map((cell, i) => {
          const label = head[i + 1] ?? [];
          return (
            <div key={plainText(label)}>
              <dt>
                <Spans spans={label} />
              </dt>
              <dd>
                <Spans spans={cell} marks={shown.marks ?? NO_MARKS} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Numbered>
  );
}
