/** Everything other screens draw cards with. */
export { BookProvider, loadBook, useBook, useCard, useClan, useTerm } from './books.tsx';
export {
  CardBack,
  type CardBackProps,
  CardFace,
  type CardFaceProps,
  type CardSize,
  type CardState,
  Pips,
} from './CardFace.tsx';
export { CardZoom } from './CardZoom.tsx';
export { Emblem } from './Emblem.tsx';
export { hasSign, TermSign } from './icons.tsx';
export { cardLabel, readPlace, useCardLabel } from './label.ts';
export { shortName } from './names.ts';
export { Sigil } from './Sigil.tsx';
export { RuleLink, Term, TermText } from './Term.tsx';
export { CardName, useZoom, useZoomTarget, type Zoom, ZoomPanel, ZoomProvider } from './zoom.tsx';
