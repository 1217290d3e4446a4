/** Who plays here, for screens: asked once, kept in step with the language of the page. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { api } from '../http/api.ts';
import { makeMeStore, type Self } from './me-store.ts';

export const meStore = makeMeStore(api);

export function useMe(): Self {
  const self = useSyncExternalStore(meStore.subscribe, meStore.now);
  const { lang } = useSettings();
  const { me } = self;
  // Once, and where it was refused again with every screen: the network may be back.
  useEffect(() => {
    if (meStore.now().state !== 'known') meStore.load();
  }, []);
  // Notifications come in the language the server knows.
  useEffect(() => {
    if (me !== null && me.lang !== lang) meStore.giveName(me.name, lang);
  }, [me, lang]);
  return self;
}
