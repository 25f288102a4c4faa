import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { MovingFigureProps } from './moving-figure.tsx';

/** The movement, shared by every figure. */
export const {
  Part: LazyMovingFigure,
  preload: preloadMovingFigure,
  renew: renewMovingFigure,
} = lazyPart<MovingFigureProps>(async () => (await import('./moving-figure.tsx')).MovingFigure);
