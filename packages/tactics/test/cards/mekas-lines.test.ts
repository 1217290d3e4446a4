/** Mekas: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'mekas', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1 } as const;

const shackler = { name: 'Shackler', cost: 2 };
describeFace({ ...family, ...shackler, id: 'shackler', powers: ['arr prison'] });
describeFace({
  ...familyX,
  ...shackler,
  id: 'shackler-x',
  powers: ['arr prison', 'link(R) prison'],
});

const tinker = { name: 'Tinker', cost: 1 };
describeFace({ ...family, ...tinker, id: 'tinker', powers: ['arr vision'] });
describeFace({
  ...familyX,
  ...tinker,
  id: 'tinker-x',
  powers: ['arr vision', 'link(R,U) advantage'],
});

const scanner = { name: 'Scanner', cost: 2 };
describeFace({ ...family, ...scanner, id: 'scanner', powers: ['arr advantage'] });
describeFace({
  ...familyX,
  ...scanner,
  id: 'scanner-x',
  powers: ['arr advantage', 'link(U) vision'],
});

describeFace({
  ...second,
  id: 'jailer',
  name: 'Jailer',
  cost: 3,
  powers: ['arr prison', 'link(R) prison'],
});
describeFace({
  ...second,
  id: 'artificer',
  name: 'Artificer',
  cost: 2,
  powers: ['arr vision', 'mut return'],
});
describeFace({
  ...second,
  id: 'sentry',
  name: 'Sentry',
  cost: 2,
  powers: ['arr prison', 'mut prison'],
});
describeFace({ ...second, id: 'dynamo', name: 'Dynamo', cost: null, powers: ['arr prison!'] });

describeFace({
  ...third,
  id: 'panopticon',
  name: 'Panopticon',
  cost: null,
  powers: ['arr prison!', 'arr prison'],
});
describeFace({
  ...third,
  id: 'colossus',
  name: 'Colossus',
  cost: null,
  powers: ['arr prison!', 'arr vision!'],
});
