/** The words of a rule: bold, code, cross references as links; what a search found is marked. */
import { createContext, Fragment, useContext } from 'react';
import { hrefOf } from '../app/route.ts';
import { arriveAt } from './arrival.ts';
import { type Marks, markFound, NO_MARKS } from './fold.ts';
import type { Span } from './parse.ts';
import { gameOfRule } from './texts.ts';

interface SpansProps {
  readonly spans: readonly Span[];
  readonly marks?: Marks;
}

export function Spans({ spans, marks = NO_MARKS }: SpansProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a rule stay where they are
  return spans.map((span, i) => <OneSpan key={i} span={span} marks={marks} />);
}

function OneSpan({ span, marks }: { readonly span: Span; readonly marks: Marks }) {
  switch (span.kind) {
    case 'text':
      return <Marked text={span.text} marks={marks} />;
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} marks={marks} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Spans spans={span.spans} marks={marks} />
        </em>
      );
    case 'rule':
      return <RuleLink id={span.id} />;
    case 'page':
      return <PageLink text={span.text} href={span.href} />;
  }
}

export function Marked({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  return markFound(text, marks).map(({ text: piece, isFound }, i) => {
    const key = `${i}`;
    return isFound ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

interface RuleLinkProps {
  readonly id: string;
  readonly className?: string;
  /** What is read out instead of the number. */
  readonly label?: string;
}

export function RuleLink({ id, className = 'rules-reference', label }: RuleLinkProps) {
  const follow = useContext(Follow);
  const href = hrefOf({ screen: 'rules', game: gameOfRule(id), rule: id });
  return (
    <a
      className={className}
      href={href}
      aria-label={label}
      onClick={() => {
        follow();
        // An address that is already there changes nothing by itself.
        if (location.hash === href) arriveAt(id);
      }}
    >
      {id}
    </a>
  );
}

/** Told when somebody follows the link of a rule: a list of results makes way for it. */
export const Follow = createContext<() => void>(() => undefined);

/** Pages of the docs that the page has itself; the others are not on this device. */
function PageLink({ text, href }: { readonly text: string; readonly href: string }) {
  const [, game = '', cards] = /^(gosu-x|gosu-tactics)(-cards)?(?:\.fr)?\.md$/.exec(href) ?? [];
  if (game !== 'gosu-x' && game !== 'gosu-tactics') return text;
  const to =
    cards === undefined
      ? ({ screen: 'rules', game, rule: RULES_VIEW } as const)
      : ({ screen: 'cards', game, card: null } as const);
  return <a href={hrefOf(to)}>{text}</a>;
}

/** In the place of a number: the rules from their beginning. */
export const RULES_VIEW = 'all';
