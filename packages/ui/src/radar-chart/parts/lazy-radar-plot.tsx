import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { RadarPlot, RadarPlotProps } from './radar-plot.tsx';

type Plot = typeof RadarPlot;

let plot: Plot | undefined;
let loading: Promise<Plot> | undefined;

/** Loads the drawing, shared by every chart, once. */
function loadPlot(): Promise<Plot> {
  loading ??= import('./radar-plot.tsx').then(({ RadarPlot }) => {
    plot = RadarPlot;
    return RadarPlot;
  });
  return loading;
}

/** Lets the next chart load the drawing afresh, after a failure. */
export function renewPlot(): void {
  plot = undefined;
  loading = undefined;
}

/** Fetches the chart's code ahead, so that a chart made for paper draws at once. */
export async function preloadRadarChart(): Promise<void> {
  await loadPlot();
}

interface LazyRadarPlotProps extends RadarPlotProps {
  /** What stands there until the code has come. */
  fallback: ReactNode;
}

/**
 * The drawing as soon as its code is there; a failure to load is thrown. Suspense would keep its
 * fallback for a third of a second, also where the code comes at once.
 */
export function LazyRadarPlot({ fallback, ...props }: LazyRadarPlotProps) {
  const [loaded, setLoaded] = useState(() => ({ Plot: plot, failure: undefined as unknown }));

  useLayoutEffect(() => {
    let isGone = false;
    const take = (news: typeof loaded) => {
      if (!isGone) setLoaded(news);
    };
    if (!loaded.Plot) {
      loadPlot().then(
        (Plot) => take({ Plot, failure: undefined }),
        (failure) => take({ Plot: undefined, failure }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [loaded.Plot]);

  if (loaded.failure) throw loaded.failure;
  return loaded.Plot ? <loaded.Plot {...props} /> : fallback;
}
