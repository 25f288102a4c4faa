import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { RadarPlotProps } from './radar-plot.tsx';

/** The drawing, shared by every chart. */
export const {
  Part: LazyRadarPlot,
  preload: preloadRadarChart,
  renew: renewPlot,
} = lazyPart<RadarPlotProps>(async () => (await import('./radar-plot.tsx')).RadarPlot);
