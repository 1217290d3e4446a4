/** What each action costs, at a glance. */
import type { GameId } from '../engine/match.ts';
import { useWords } from '../i18n/language.ts';
import { PICTURES } from './quick-words.ts';
import { RuleLink } from './Spans.tsx';

type Word = keyof typeof PICTURES;

interface Cost {
  readonly what: Word;
  readonly needs: Word;
  /** Cards to discard, or in words. */
  readonly cost: number | Word;
  readonly rule: string;
}

const COSTS: { readonly [game in GameId]: readonly Cost[] } = {
  'gosu-x': [
    { what: 'firstTroop', needs: 'firstTroopNeeds', cost: 0, rule: 'X4.2' },
    { what: 'sameTroop', needs: 'sameTroopNeeds', cost: 0, rule: 'X4.2' },
    { what: 'newTroop', needs: 'newTroopNeeds', cost: 2, rule: 'X4.2' },
    { what: 'hero', needs: 'heroNeeds', cost: 0, rule: 'X4.4' },
    { what: 'immortal', needs: 'immortalNeeds', cost: 0, rule: 'X4.5' },
    { what: 'shift', needs: 'shiftNeeds', cost: 'shiftCost', rule: 'X5.2' },
    { what: 'draw', needs: 'drawNeeds', cost: 'drawCost', rule: 'X6.2' },
    { what: 'activate', needs: 'activateNeeds', cost: 'activateCost', rule: 'X6.3' },
  ],
  'gosu-tactics': [
    { what: 'firstGoblin', needs: 'firstGoblinNeeds', cost: 0, rule: 'T3.2' },
    { what: 'sameGoblin', needs: 'sameGoblinNeeds', cost: 0, rule: 'T3.2' },
    { what: 'newGoblin', needs: 'newTroopNeeds', cost: 2, rule: 'T3.2' },
    { what: 'levelTwo', needs: 'levelTwoNeeds', cost: 0, rule: 'T3.3' },
    { what: 'levelThree', needs: 'levelThreeNeeds', cost: 0, rule: 'T3.4' },
    { what: 'mutation', needs: 'mutationNeeds', cost: 'mutationCost', rule: 'T3.6' },
  ],
};

export function CostTable({ game }: { readonly game: GameId }) {
  const say = useWords(PICTURES);
  return (
    <table className="rules-costs">
      <thead>
        <tr>
          <th scope="col">{say('what')}</th>
          <th scope="col">{say('cost')}</th>
          <th scope="col">{say('needs')}</th>
        </tr>
      </thead>
      <tbody>
        {COSTS[game].map(({ what, needs, cost, rule }) => (
          <tr key={what}>
            <th scope="row">{say(what)}</th>
            <td>{typeof cost === 'number' ? <Cards count={cost} /> : say(cost)}</td>
            <td>
              {say(needs)} <RuleLink id={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where they begin. */
const SLIPS = [1, 18] as const;

/** As many little slips as cards are discarded. */
function Cards({ count }: { readonly count: number }) {
  const say = useWords(PICTURES);
  if (count === 0) return <span className="rules-free">{say('free')}</span>;
  return (
    <span className="rules-cost">
      <svg width="2.1em" height="1.3em" viewBox="0 0 34 21" aria-hidden="true">
        {SLIPS.slice(0, count).map((x) => (
          <rect key={x} x={x} y={1} width={14} height={19} rx={1.5} />
        ))}
      </svg>
      {say('cardsCost', { count })}
    </span>
  );
}
