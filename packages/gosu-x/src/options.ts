/** The rule options of X12 as data: their names, their choices, and the three presets. */
import { at, type Options, type Text } from '@open-gosu/kernel';
import type { ClanId } from './cards/words.ts';

export interface OptionDef {
  readonly rule: string;
  readonly id: string;
  readonly choices: readonly string[];
  /** The choice in final-en, final-fr, prototype. */
  readonly presets: readonly [string, string, string];
  readonly text: Text;
}

export const PRESETS = ['final-en', 'final-fr', 'prototype'] as const;
export type Preset = (typeof PRESETS)[number];

const YES_NO = ['no', 'yes'] as const;

export const OPTION_DEFS: readonly OptionDef[] = [
  {
    rule: 'X12.1',
    id: 'startAfterSharedBattle',
    choices: ['sacrificed-last', 'sacrificed-first'],
    presets: ['sacrificed-last', 'sacrificed-first', 'sacrificed-last'],
    text: {
      en: 'who starts after a shared battle',
      fr: 'qui commence après une bataille partagée',
    },
  },
  {
    rule: 'X12.2',
    id: 'mulligan',
    choices: ['troops', 'london', 'none'],
    presets: ['troops', 'troops', 'london'],
    text: { en: 'opening hands that may be changed', fr: 'mains de départ que l’on peut changer' },
  },
  {
    rule: 'X12.3',
    id: 'echoOnActivation',
    choices: YES_NO,
    presets: ['no', 'no', 'yes'],
    text: { en: 'Echo on activation', fr: 'Écho à l’activation' },
  },
  {
    rule: 'X12.4',
    id: 'extraTurnsCount',
    choices: YES_NO,
    presets: ['yes', 'yes', 'no'],
    text: {
      en: 'additional turns count among the last turns',
      fr: 'les tours supplémentaires comptent parmi les derniers tours',
    },
  },
  {
    rule: 'X12.5',
    id: 'goanSulVictory',
    choices: ['during-battle', 'after-battle'],
    presets: ['during-battle', 'during-battle', 'after-battle'],
    text: {
      en: "when Goan Sul's victory is checked",
      fr: 'quand la victoire de Goan Sul est vérifiée',
    },
  },
  {
    rule: 'X12.6',
    id: 'wonderReturns',
    choices: YES_NO,
    presets: ['yes', 'yes', 'no'],
    text: {
      en: 'the Wonder token returns to the board after a battle',
      fr: 'le jeton Merveille revient au plateau après une bataille',
    },
  },
  {
    rule: 'X12.7',
    id: 'firstTroopAgain',
    choices: YES_NO,
    presets: ['yes', 'yes', 'no'],
    text: {
      en: 'a Troop is free again when you have no face-up Troop',
      fr: 'une Troupe est de nouveau gratuite sans Troupe face visible',
    },
  },
  {
    rule: 'X12.8',
    id: 'draft',
    choices: ['1-2-2-1', 'random', 'given'],
    presets: ['1-2-2-1', '1-2-2-1', '1-2-2-1'],
    text: { en: 'how the clans are shared out', fr: 'comment les clans sont répartis' },
  },
  {
    rule: 'X12.9',
    id: 'veteranToken',
    choices: YES_NO,
    presets: ['yes', 'yes', 'yes'],
    text: {
      en: 'a Veteran card without an icon may take one token',
      fr: 'une carte Vétéran sans icône peut recevoir un jeton',
    },
  },
  {
    rule: 'X12.10',
    id: 'fifthTokenInSong',
    choices: YES_NO,
    presets: ['no', 'no', 'yes'],
    text: {
      en: 'the 5th token wins during the Song too',
      fr: 'le 5e jeton fait gagner pendant le Chant aussi',
    },
  },
  {
    rule: 'X12.11',
    id: 'identicalShift',
    choices: YES_NO,
    presets: ['no', 'no', 'yes'],
    text: {
      en: 'a card may be shifted into an identical one',
      fr: 'une carte peut être relevée par une carte identique',
    },
  },
  {
    rule: 'X12.12',
    id: 'songReleases',
    choices: YES_NO,
    presets: ['yes', 'yes', 'no'],
    text: {
      en: 'captured cards are released in the Song',
      fr: 'les cartes capturées sont libérées pendant le Chant',
    },
  },
];

/** Position of each option in a state's `options`. */
export const OPTION = {
  startAfterSharedBattle: 0,
  mulligan: 1,
  echoOnActivation: 2,
  extraTurnsCount: 3,
  goanSulVictory: 4,
  wonderReturns: 5,
  firstTroopAgain: 6,
  draft: 7,
  veteranToken: 8,
  fifthTokenInSong: 9,
  identicalShift: 10,
  songReleases: 11,
} as const;

export const CHOICE = {
  sacrificedLast: 0,
  sacrificedFirst: 1,
  mulliganTroops: 0,
  mulliganLondon: 1,
  mulliganNone: 2,
  duringBattle: 0,
  afterBattle: 1,
  draftOneTwoTwoOne: 0,
  draftRandom: 1,
  draftGiven: 2,
  yes: 1,
} as const;

export function isOn(options: readonly number[], option: number): boolean {
  return at(options, option) === CHOICE.yes;
}

/** The choice of every option, by its index in `choices`. */
export function optionChoices(options: Options): number[] {
  return OPTION_DEFS.map((def) => def.choices.indexOf(String(options[def.id])));
}

/** The clans of both players where the draft is `given`. */
export function givenClans(options: Options): readonly (readonly ClanId[])[] {
  return (options.clans as readonly (readonly ClanId[])[] | undefined) ?? [];
}
