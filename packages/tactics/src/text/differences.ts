/** Why a goblin in play is not what is printed on it. */
import { asSentence, type Lang, type Text } from '@open-gosu/kernel';
import { isImprisoned } from '../state/state.ts';

export const IMPRISONED_TEXT: Text = {
  en: 'imprisoned: no strength, no powers, no clan, no mutation',
  fr: 'emprisonné : ni puissance, ni pouvoirs, ni clan, ni mutation',
};

/** `goblin`: as it stands in a row. */
export function differences(goblin: number, lang: Lang): string[] {
  return isImprisoned(goblin) ? [asSentence(IMPRISONED_TEXT[lang], lang)] : [];
}
