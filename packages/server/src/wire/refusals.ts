/** What the host and the match refuse, in the one vocabulary that clients know. A code that is added there must be named here. */
import type { RefusalCode } from '@open-gosu/protocol';
import type { HostRefusal } from '../host/authority.ts';

const CODES: { readonly [K in HostRefusal]: RefusalCode } = {
  'no-seat': 'not-seated',
  'seat-taken': 'seat-taken',
  'already-seated': 'already-seated',
  'not-invited': 'not-invited',
  'not-ready': 'not-begun',
  'not-running': 'not-begun',
  over: 'over',
  waiting: 'waiting',
  'wrong-ply': 'stale',
  'not-your-turn': 'not-your-decision',
  illegal: 'illegal',
  time: 'time',
  rated: 'not-for-rated',
  blocked: 'blocked',
  enough: 'enough',
  'open-request': 'offer-open',
  'no-request': 'no-offer',
  'nothing-to-undo': 'nothing-to-undo',
  'not-free': 'no-undo',
  'too-late': 'begun',
  'not-absent': 'not-absent',
  'not-yet': 'too-soon',
  'bad-command': 'bad-message',
  fault: 'internal',
  missing: 'not-found',
  unavailable: 'try-again',
  // Another process has the match: whoever tries again finds it there.
  elsewhere: 'try-again',
  quarantined: 'halted',
  'chat-off': 'chat-off',
  'too-fast': 'too-fast',
  'too-many': 'too-many',
};

export function refusalOf(code: HostRefusal): RefusalCode {
  return CODES[code];
}
