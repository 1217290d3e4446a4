/** Gobans: every line of the card list, played out. */
import { describeFace } from './faces.ts';

const base = { clan: 'gobans', zombie: false } as const;
const family = { ...base, level: 1, copies: 2 } as const;
const familyX = { ...base, level: 1, copies: 1 } as const;
const second = { ...base, level: 2, copies: 1 } as const;
const third = { ...base, level: 3, copies: 1, cost: null } as const;

const prescient = { name: 'Prescient', cost: 2 };
describeFace({ ...family, ...prescient, id: 'prescient', powers: ['arr vision'] });
describeFace({
  ...familyX,
  ...prescient,
  id: 'prescient-x',
  powers: ['arr vision', 'link(R) advantage'],
});

const scribe = { name: 'Scribe', cost: 1 };
describeFace({ ...family, ...scribe, id: 'scribe', powers: ['mut draw'] });
describeFace({ ...familyX, ...scribe, id: 'scribe-x', powers: ['mut draw', 'link(R,U) draw'] });

const herald = { name: 'Herald', cost: 3 };
describeFace({ ...family, ...herald, id: 'herald', powers: ['arr advantage'] });
describeFace({ ...familyX, ...herald, id: 'herald-x', powers: ['arr advantage', 'link(U) draw'] });

describeFace({
  ...second,
  id: 'oracle',
  name: 'Oracle',
  cost: 3,
  powers: ['arr vision', 'link(R) vision'],
});
describeFace({
  ...second,
  id: 'archivist',
  name: 'Archivist',
  cost: 2,
  powers: ['arr draw', 'mut vision'],
});
describeFace({ ...second, id: 'envoy', name: 'Envoy', cost: 3, powers: ['arr advantage'] });
describeFace({ ...second, id: 'sage', name: 'Sage', cost: null, powers: ['arr vision!'] });

describeFace({
  ...third,
  id: 'high-prophet',
  name: 'High Prophet',
  powers: ['arr vision!', 'arr draw'],
});
describeFace({
  ...third,
  id: 'ancestor',
  name: 'Ancestor',
  powers: ['arr draw!', 'link(L,D) vision'],
});
