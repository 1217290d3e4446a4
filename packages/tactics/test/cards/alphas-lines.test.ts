/** Alphas: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'alphas', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1, cost: null } as const;

const runner = { name: 'Runner', cost: 3 };
describeFace({ ...family, ...runner, id: 'runner', powers: ['arr advantage'] });
describeFace({ ...familyX, ...runner, id: 'runner-x', powers: ['arr advantage', 'link(R) draw'] });

const tracker = { name: 'Tracker', cost: 2 };
describeFace({ ...family, ...tracker, id: 'tracker', powers: ['arr draw'] });
describeFace({ ...familyX, ...tracker, id: 'tracker-x', powers: ['arr draw', 'link(R,U) draw'] });

const packmate = { name: 'Packmate', cost: 1 };
describeFace({ ...family, ...packmate, id: 'packmate', powers: ['arr vision'] });
describeFace({
  ...familyX,
  ...packmate,
  id: 'packmate-x',
  powers: ['arr vision', 'link(R,U) advantage'],
});

describeFace({
  ...second,
  id: 'huntmaster',
  name: 'Huntmaster',
  cost: 3,
  powers: ['arr advantage', 'link(R) draw'],
});
describeFace({
  ...second,
  id: 'ranger',
  name: 'Ranger',
  cost: 2,
  powers: ['arr draw', 'link(L,R) draw'],
});
describeFace({
  ...second,
  id: 'warden',
  name: 'Warden',
  cost: 2,
  powers: ['arr prison', 'mut advantage'],
});
describeFace({
  ...second,
  id: 'champion',
  name: 'Champion',
  cost: null,
  powers: ['arr draw!', 'arr advantage'],
});

describeFace({ ...third, id: 'great-alpha', name: 'Great Alpha', powers: ['arr advantage!'] });
describeFace({
  ...third,
  id: 'matriarch',
  name: 'Matriarch',
  powers: ['arr draw!', 'link(D) advantage'],
});
