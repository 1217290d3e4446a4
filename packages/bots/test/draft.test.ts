/** The solved draft: its outcomes are the engine's, its values those of a plain search of the engine, its bot honest. */
import {
  type Bot,
  DRAFT_TABLE,
  type DraftPick,
  drafting,
  draftValues,
  lineAfter,
  makeBot,
  OUTCOMES,
  outcomeIndex,
  pickerAt,
  readTable,
  solveDraft,
} from '@open-gosu/bots';
import { ask, CLANS, gosuX, PRESETS, type State, type View } from '@open-gosu/gosu-x';
import { countBits, legalList, makeRng, type Options } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { checkedOptions, playRandom } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';

const BUDGET = { iterations: 20 };
const CLOSE = 0.005;
const ALIKE = 1e-9;

const solved = solveDraft(DRAFT_TABLE.chances);
const clansOf = ({ players: [first, second] }: State) => [first.clans, second.clans] as const;
const isDraft = (state: State) => gosuX.toAct(state) >= 0 && ask(state).kind === 'draft';
const start = () => gosuX.setup(checkedOptions(gosuX, {}), 1, 2);
const after = (state: State, answer: number): State => {
  const next = gosuX.clone(state);
  gosuX.apply(next, answer);
  return next;
};

/** Every different state of the draft, by what both have taken. */
const POSITIONS: readonly State[] = (() => {
  const seen = new Map<string, State>();
  const visit = (state: State) => {
    const key = clansOf(state).join();
    if (!isDraft(state) || seen.has(key)) return;
    seen.set(key, state);
    for (const answer of legalList(gosuX, state)) visit(after(state, answer));
  };
  visit(start());
  return [...seen.values()];
})();

/** A bot that must not be asked. */
const never: Bot<View> = {
  id: 'never',
  choose() {
    throw new Error('the draft is solved');
  },
};

describe('the outcomes', () => {
  it('are 560, all different, each found at its place', () => {
    expect(OUTCOMES).toHaveLength(560);
    expect(DRAFT_TABLE.chances).toHaveLength(560);
    OUTCOMES.forEach(({ first, second }, i) => {
      expect([countBits(first), countBits(second), first & second]).toEqual([3, 3, 0]);
      expect(outcomeIndex(first, second)).toBe(i);
    });
    expect(outcomeIndex(0, 0)).toBe(-1);
    expect(outcomeIndex(0b111, 0b1110000)).toBeGreaterThanOrEqual(0);
    expect(outcomeIndex(0b111, 0b110001)).toBe(-1);
  });

  it('X2.2: are those the engine comes to, all of them', () => {
    const ends = new Set<number>();
    for (const state of POSITIONS) {
      for (const answer of legalList(gosuX, state)) {
        const next = after(state, answer);
        if (!isDraft(next)) ends.add(outcomeIndex(...clansOf(next)));
      }
    }
    expect([...ends].sort((a, b) => a - b)).toEqual(OUTCOMES.map((_, i) => i));
  });
});

describe('the table', () => {
  it('holds chances, measured under the rules as they are', () => {
    for (const chance of DRAFT_TABLE.chances) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(DRAFT_TABLE.rules).toBe(gosuX.rules);
    expect(makeBot(gosuX, DRAFT_TABLE.bot)).not.toBeNull();
    expect(DRAFT_TABLE.games).toBeGreaterThan(0);
  });

  it('reads thousandths', () => {
    const rest = { bot: 'random', games: 1, seed: 1, rules: '', error: 0 };
    expect(readTable({ ...rest, thousandths: ['1 250', '999'] })).toEqual({
      ...rest,
      chances: [0.001, 0.25, 0.999],
    });
  });
});

describe('backward induction', () => {
  it('values every position as a search of the engine to all its ends does', () => {
    const wrong: string[] = [];
    /** The first player's chance, by trying everything, in every order. */
    const search = (state: State): number => {
      const [first, second] = clansOf(state);
      if (!isDraft(state)) return DRAFT_TABLE.chances[outcomeIndex(first, second)]!;
      const seat = gosuX.toAct(state);
      const legal = legalList(gosuX, state);
      const chances = legal.map((answer) => search(after(state, answer)));
      const picks = solved.picks(first, second);
      const values = chances.map((chance) => (seat === 0 ? chance : 1 - chance));
      const fits =
        pickerAt(first, second) === seat &&
        picks.map(({ answer }) => answer).join() === legal.join() &&
        picks.every(({ value }, i) => Math.abs(value - values[i]!) < ALIKE);
      if (!fits) wrong.push(`${first}, ${second}`);
      return seat === 0 ? Math.max(...chances) : Math.min(...chances);
    };
    expect(search(start())).toBeCloseTo(solved.chance(0, 0), 9);
    expect(wrong).toEqual([]);
  });

  it('gives one player what it takes from the other', () => {
    for (const state of POSITIONS) {
      const [first, second] = clansOf(state);
      const seat = gosuX.toAct(state);
      const own = seat === 0 ? solved.chance(first, second) : 1 - solved.chance(first, second);
      const picks = solved.picks(first, second);
      expect(Math.max(...picks.map(({ value }) => value))).toBeCloseTo(own, 9);
      for (const { answer, value } of picks) {
        const next = after(state, answer);
        if (!isDraft(next)) continue;
        const theirs = Math.max(...solved.picks(...clansOf(next)).map((pick) => pick.value));
        expect(gosuX.toAct(next) === seat ? theirs : 1 - theirs).toBeCloseTo(value, 9);
      }
    }
  });

  it('turns round with the table: who loses everywhere there wins everywhere here', () => {
    const sure = (first: number) => solveDraft(OUTCOMES.map(() => first)).chance(0, 0);
    expect([sure(0), sure(1), sure(0.3)]).toEqual([0, 1, 0.3]);
  });

  it('has nothing to say where no draft comes', () => {
    for (const [first, second] of [
      [0b111, 0b111000],
      [0b11, 0],
      [0, 0b1],
    ] as const) {
      expect(pickerAt(first, second)).toBe(-1);
      expect(solved.picks(first, second)).toEqual([]);
    }
  });
});

describe('a drafting bot', () => {
  const bot = drafting(never);

  it('picks legally one of the best in every position, by the view alone', () => {
    for (const state of POSITIONS) {
      const seat = gosuX.toAct(state);
      const view = gosuX.view(state, seat);
      const before = JSON.stringify(view);
      const choice = bot.choose(view, BUDGET, makeRng('draft'));
      const legal = legalList(gosuX, state);
      const values = new Map(choice.top.map(({ answer, value }) => [answer, value]));
      expect([...values.keys()].sort((a, b) => a - b)).toEqual(legal);
      expect(choice.top[0]).toEqual({ answer: choice.answer, value: choice.winChance, visits: 1 });
      expect(choice.winChance).toBeGreaterThan(Math.max(...values.values()) - CLOSE - 2 * ALIKE);
      expect(choice.iterations).toBe(0);
      expect(JSON.stringify(view)).toBe(before);
      const dealt = gosuX.view(gosuX.determinize(view, makeRng(7)), seat);
      expect(bot.choose(dealt, BUDGET, makeRng('draft'))).toEqual(choice);
    }
  });

  it('varies among picks that are as good, and among those only', () => {
    const varied = POSITIONS.find((state) => {
      const values = solved.picks(...clansOf(state)).map(({ value }) => value);
      return values.filter((value) => value >= Math.max(...values) - CLOSE).length > 1;
    });
    const picks = solved.picks(...clansOf(varied!));
    const best = Math.max(...picks.map(({ value }) => value));
    const good = picks.filter(({ value }) => value >= best - CLOSE - ALIKE);
    const view = gosuX.view(varied!, gosuX.toAct(varied!));
    const taken = Array.from(
      { length: 100 },
      (_, i) => bot.choose(view, BUDGET, makeRng(i)).answer,
    );
    expect(new Set(taken)).toEqual(new Set(good.map(({ answer }) => answer)));
  });

  it('leaves everything else to the bot it wraps', () => {
    const asked: string[] = [];
    const wrapped = drafting({
      id: 'noted',
      choose(view, _budget, rng) {
        const state = gosuX.determinize(view, rng);
        asked.push(gosuX.question(state, 'en').kind);
        return { answer: legalList(gosuX, state)[0]!, winChance: null, top: [], iterations: 0 };
      },
    });
    expect(wrapped.id).toBe('noted');
    playRandom(gosuX, {
      seed: 'after the draft',
      choose: (state, _legal, rng) =>
        wrapped.choose(gosuX.view(state, gosuX.toAct(state)), BUDGET, rng).answer,
    });
    expect(asked.length).toBeGreaterThan(20);
    expect(asked).not.toContain('draft');
  });

  it.each<[string, object]>([
    ...PRESETS.map((preset): [string, object] => [preset, { preset }]),
    ['random', { draft: 'random' }],
    [
      'given',
      { draft: 'given', clans: [CLANS.slice(0, 3), CLANS.slice(3, 6)] } satisfies Partial<Options>,
    ],
  ])('X12: answers legally under other options: %s', (_name, options) => {
    let drafted = 0;
    const rest = drafting(makeBot(gosuX, 'random') as Bot<View>);
    playRandom(gosuX, {
      options,
      seed: 'options',
      choose(state, legal, rng) {
        const view = gosuX.view(state, gosuX.toAct(state));
        const { answer } = rest.choose(view, BUDGET, rng);
        expect(legal).toContain(answer);
        if (isDraft(state)) drafted++;
        return answer;
      },
    });
    expect(drafted).toBe('draft' in options ? 0 : 6);
  });
});

describe('by name', () => {
  const view = gosuX.view(start(), 0);

  it('a search drafts by the table, whatever it may spend', () => {
    for (const name of ['ismcts', 'ismcts-30']) {
      const choice = makeBot(gosuX, name)!.choose(view, BUDGET, makeRng(1));
      expect(choice).toMatchObject({ iterations: 0, winChance: choice.top[0]!.value });
      expect(choice.top).toHaveLength(CLANS.length);
    }
    const opening = tactics.setup(checkedOptions(tactics, {}), 1, 2);
    const seat = tactics.toAct(opening);
    const there = makeBot(tactics, 'ismcts')!.choose(
      tactics.view(opening, seat),
      BUDGET,
      makeRng(1),
    );
    expect(there.iterations).toBeGreaterThan(0);
  });

  it('instinct does not, so the table may be made anew by it', () => {
    expect(makeBot(gosuX, 'instinct')!.choose(view, BUDGET, makeRng(1)).top).toEqual([]);
  });
});

describe('what the draft says', () => {
  const { chance, seat, firstPicks, clans, line } = draftValues();

  it('agrees with itself', () => {
    expect(firstPicks[0]?.value).toBe(chance);
    expect(new Set(firstPicks.map(({ clan }) => clan)).size).toBe(8);
    expect(new Set(clans.map(({ clan }) => clan)).size).toBe(8);
    // Every outcome has three winners' and three losers' clans: the mean is even.
    expect(clans.reduce((sum, { value }) => sum + value, 0) / 8).toBeCloseTo(0.5, 9);
    expect(seat).toBeGreaterThan(0);
    expect(draftValues([...DRAFT_TABLE.chances])).toEqual(draftValues());
  });

  /** Plays the picks and gives the first player's chance then. */
  const chanceAfter = (picks: readonly DraftPick[]) => {
    const state = start();
    for (const pick of picks) {
      expect(gosuX.toAct(state)).toBe(pick.seat);
      const parsed = gosuX.parse(state, `draft ${pick.clan}`, 'en');
      if (!parsed.ok) throw new Error(parsed.message);
      gosuX.apply(state, parsed.value);
    }
    return DRAFT_TABLE.chances[outcomeIndex(...clansOf(state))];
  };

  it('has a best line that the engine plays, to an outcome of that chance', () => {
    expect(chanceAfter(line)).toBe(chance);
    for (const { clan, value } of firstPicks) {
      expect(chanceAfter([{ seat: 0, clan }, ...lineAfter(clan)])).toBe(value);
    }
  });
});
