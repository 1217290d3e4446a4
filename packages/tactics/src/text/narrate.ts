/** Each event of GOSU Tactics as one sentence: the kernel's `narrate.ts` with the sentences of both languages. */
import { makeNarrate } from '@open-gosu/kernel';
import type { TacticsEvent } from '../events.ts';
import { NARRATE_EN } from './narrate-en.ts';
import { NARRATE_FR } from './narrate-fr.ts';

export const narrate = makeNarrate<TacticsEvent>({ en: NARRATE_EN, fr: NARRATE_FR });
