import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { BarPlotProps } from './bar-plot.tsx';

/** The drawing, shared by every chart. */
export const {
  Part: LazyBarPlot,
  preload: preloadBarPlot,
  renew: renewBarPlot,
} = lazyPart<BarPlotProps>(async () => (await import('./bar-plot.tsx')).BarPlot);
