/** Fires: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'fires', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1 } as const;

const firebrand = { name: 'Firebrand', cost: 2 };
describeFace({ ...family, ...firebrand, id: 'firebrand', powers: ['arr advantage'] });
describeFace({
  ...familyX,
  ...firebrand,
  id: 'firebrand-x',
  powers: ['arr advantage', 'link(U) destroy'],
});

const looter = { name: 'Looter', cost: 2 };
describeFace({ ...family, ...looter, id: 'looter', powers: ['arr return'] });
describeFace({ ...familyX, ...looter, id: 'looter-x', powers: ['arr return', 'link(R) draw'] });

const spark = { name: 'Spark', cost: 1 };
describeFace({ ...family, ...spark, id: 'spark', powers: ['mut destroy'] });
describeFace({ ...familyX, ...spark, id: 'spark-x', powers: ['mut destroy', 'link(R,U) discard'] });

describeFace({ ...second, id: 'incendiary', name: 'Incendiary', cost: 3, powers: ['arr destroy'] });
describeFace({
  ...second,
  id: 'raider',
  name: 'Raider',
  cost: 2,
  powers: ['arr return', 'mut destroy'],
});
describeFace({
  ...second,
  id: 'ember-seer',
  name: 'Ember-seer',
  cost: 2,
  powers: ['arr vision', 'link(R) destroy'],
});
describeFace({
  ...second,
  id: 'warlord',
  name: 'Warlord',
  cost: 3,
  powers: ['arr discard', 'mut destroy'],
});

describeFace({
  ...third,
  id: 'inferno',
  name: 'Inferno',
  cost: null,
  powers: ['arr destroy!', 'arr discard'],
});
describeFace({
  ...third,
  id: 'cataclyst',
  name: 'Cataclyst',
  cost: null,
  powers: ['arr destroy!', 'arr discard!'],
});
