import type { WaitingPart } from '../../requests/waiting-part.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { getWaiting } from './operations/getWaiting.ts';

/** The home of staff. */
export function createDashboardFeature(waiting: readonly WaitingPart[]): Feature {
  return defineFeature(import.meta.dirname, { operations: [getWaiting(waiting)] });
}
