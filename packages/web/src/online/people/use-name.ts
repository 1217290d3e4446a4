/** The name somebody without a session is about to sit down with: asked once, with a friendly one filled in. */
import { useState } from 'react';
import { keepNames, loadNames, tidyName } from '../../home/names.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Outcome } from '../http/outcome.ts';
import type { Person } from './me-store.ts';
import { suggestName } from './suggest-name.ts';
import { meStore, useMe } from './use-me.ts';

export interface NameToGive {
  /** True where somebody is known already, and nothing has to be typed. */
  readonly isKnown: boolean;
  readonly name: string;
  change(name: string): void;
  /** Whoever is known, or becomes so now by the name that was typed. */
  ensure(): Promise<Outcome<Person>>;
}

export function useName(): NameToGive {
  const { lang } = useSettings();
  const { me } = useMe();
  const [suggested] = useState(() => loadNames()[0] || suggestName(lang));
  const [typed, setTyped] = useState(suggested);
  return {
    isKnown: me !== null,
    name: me?.name ?? typed,
    change: setTyped,
    async ensure() {
      const self = meStore.now().state === 'known' ? meStore.now() : await meStore.load();
      if (self.refusal !== null) return self.refusal;
      if (self.me !== null) return { ok: true, value: self.me };
      const name = tidyName(typed) || suggested;
      const given = await meStore.giveName(name, lang);
      if (given.ok) keepNames([name, ...loadNames().slice(1)]);
      return given;
    },
  };
}
