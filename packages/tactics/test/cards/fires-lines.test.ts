/** Fires: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'fires', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1 } as const;

const firebrand = { name: 'Firebrand', cost: 2 };
describeFace({ ...family, ...firebrand, id: 'firebrand', powers: ['arr destroy'] });
describeFace({
  ...familyX,
  ...firebrand,
  id: 'firebrand-x',
  powers: ['arr destroy', 'link(U) destroy'],
});

const looter = { name: 'Looter', cost: 2 };
describeFace({ ...family, ...looter, id: 'looter', powers: ['arr discard'] });
describeFace({ ...familyX, ...looter, id: 'looter-x', powers: ['arr discard', 'link(R) draw'] });

const spark = { name: 'Spark', cost: 1 };
describeFace({ ...family, ...spark, id: 'spark', powers: ['arr destroy'] });
describeFace({ ...familyX, ...spark, id: 'spark-x', powers: ['arr destroy', 'link(R,U) discard'] });

describeFace({ ...second, id: 'incendiary', name: 'Incendiary', cost: 3, powers: ['arr destroy'] });
describeFace({
  ...second,
  id: 'raider',
  name: 'Raider',
  cost: 2,
  powers: ['arr discard', 'mut destroy'],
});
describeFace({
  ...second,
  id: 'ember-seer',
  name: 'Ember-seer',
  cost: 2,
  powers: ['arr draw', 'link(R) destroy'],
});
describeFace({
  ...second,
  id: 'warlord',
  name: 'Warlord',
  cost: null,
  powers: ['arr destroy', 'arr discard'],
});

describeFace({ ...third, id: 'inferno', name: 'Inferno', cost: null, powers: ['arr destroy!'] });
describeFace({
  ...third,
  id: 'cataclyst',
  name: 'Cataclyst',
  cost: null,
  powers: ['arr destroy!', 'arr discard!'],
});
