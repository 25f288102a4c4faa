import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { DonutPlotProps } from './donut-plot.tsx';

/** The drawing, shared by every chart. */
export const {
  Part: LazyDonutPlot,
  preload: preloadDonutPlot,
  renew: renewDonutPlot,
} = lazyPart<DonutPlotProps>(async () => (await import('./donut-plot.tsx')).DonutPlot);
