/** Routes for operators and for those who write clients: health, figures, the description of all routes. */
import { openApi, PROTOCOL_VERSION } from '@open-gosu/protocol';
import type { Handlers } from './ask.ts';

const description = JSON.stringify(openApi());

export const systemRoutes: Pick<Handlers, 'health' | 'metrics' | 'openapi'> = {
  async health({ parts }) {
    const draining = parts.isDraining();
    const store = await parts.store.health().catch(() => null);
    const isKept = store?.ok === true;
    return {
      ok: isKept && !draining,
      draining,
      store: isKept ? 'ok' : 'failing',
      version: PROTOCOL_VERSION,
      delayMs: parts.metrics.delayMs(),
    };
  },
  metrics: ({ parts }) => parts.metrics.text(),
  openapi: async () => description,
};
