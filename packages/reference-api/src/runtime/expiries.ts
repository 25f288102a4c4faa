import { type Feature, partsOf } from '../features/feature.ts';
import type { Expiry } from '../jobs/expiry.ts';
import { repliesExpiry } from '../operation/idempotency.ts';
import { throttleExpiry } from '../security/throttle.ts';
import { sessionsExpiry } from '../sessions/live-session.ts';

/** All that is kept for a time alone: what every feature stands on, then what each has of its own. */
export function expiriesOf(features: readonly Feature[]): readonly Expiry[] {
  return [throttleExpiry, repliesExpiry, sessionsExpiry, ...partsOf(features, 'expire')];
}
