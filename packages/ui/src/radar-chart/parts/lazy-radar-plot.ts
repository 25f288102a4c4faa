import { lazy } from 'react';

const loadPlot = () => import('./radar-plot.tsx').then((module) => ({ default: module.RadarPlot }));

let plot = lazy(loadPlot);

/** The drawing, shared by every chart, so that it loads once. */
export function currentPlot() {
  return plot;
}

/** A fresh attempt at loading: React keeps a failed one for good. */
export function renewPlot() {
  plot = lazy(loadPlot);
  return plot;
}

/** Fetches the chart's code ahead, so that a chart made for paper draws at once. */
export async function preloadRadarChart(): Promise<void> {
  await loadPlot();
}
