/** Ways to play Gosu X that a strong bot must meet, by the names of their bots. */
import type { State } from '@open-gosu/gosu-x';
import type { Style } from '../../style.ts';
import { DENIAL_CLANS, denial } from './denial.ts';
import { earlyPass } from './early-pass.ts';
import { FIFTEEN_CLANS, fifteenRush } from './fifteen-rush.ts';
import { preferring } from './preferring.ts';
import { TOKEN_CLANS, tokenRush } from './token-rush.ts';

export const GOSU_X_STYLES: { readonly [bot: string]: Style<State> } = {
  'token-rush': { bent: tokenRush, ruled: preferring(TOKEN_CLANS) },
  'fifteen-rush': { bent: fifteenRush, ruled: preferring(FIFTEEN_CLANS) },
  denial: { bent: denial, ruled: preferring(DENIAL_CLANS) },
  'early-pass': { bent: earlyPass },
};
