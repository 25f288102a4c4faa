import { clamp } from './rect.ts';

/** How far one sees at the most, and how close. */
export const zoomLimits = { least: 0.5, most: 2 };

/** One press of a button. */
const STEP = 0.1;

/** The next step from a zoom, which may lie between two. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction > 0 ? Math.floor(zoom / STEP + 1e-6) : Math.ceil(zoom / STEP - 1e-6);
  return clamp(Math.round(steps + direction) * STEP, zoomLimits.least, zoomLimits.most);
}
