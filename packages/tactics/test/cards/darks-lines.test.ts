/** Darks: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'darks', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1 } as const;

const gravedigger = { name: 'Gravedigger', cost: 2 };
describeFace({ ...family, ...gravedigger, id: 'gravedigger', powers: ['mut return'] });
describeFace({
  ...familyX,
  ...gravedigger,
  id: 'gravedigger-x',
  powers: ['mut return', 'link(R) discard'],
});

const whisperer = { name: 'Whisperer', cost: 1 };
describeFace({ ...family, ...whisperer, id: 'whisperer', powers: ['arr advantage'] });
describeFace({
  ...familyX,
  ...whisperer,
  id: 'whisperer-x',
  powers: ['arr advantage', 'link(U) discard'],
});

const revenant = { name: 'Revenant', cost: 1, zombie: true };
describeFace({ ...family, ...revenant, id: 'revenant', powers: ['mut return'] });
describeFace({
  ...familyX,
  ...revenant,
  id: 'revenant-x',
  powers: ['mut return', 'link(R,U) discard'],
});

describeFace({
  ...second,
  id: 'necromancer',
  name: 'Necromancer',
  cost: 2,
  zombie: true,
  powers: ['arr return', 'mut return'],
});
describeFace({
  ...second,
  id: 'ghoul',
  name: 'Ghoul',
  cost: 1,
  zombie: true,
  powers: ['arr discard', 'mut discard'],
});
describeFace({ ...second, id: 'reaper', name: 'Reaper', cost: 3, powers: ['arr destroy'] });
describeFace({ ...second, id: 'lich', name: 'Lich', cost: 2, powers: ['arr return'] });

describeFace({
  ...third,
  id: 'bone-lord',
  name: 'Bone Lord',
  cost: 3,
  zombie: true,
  powers: ['arr return!', 'arr discard'],
});
describeFace({
  ...third,
  id: 'night-queen',
  name: 'Night Queen',
  cost: null,
  powers: ['arr discard!'],
});
