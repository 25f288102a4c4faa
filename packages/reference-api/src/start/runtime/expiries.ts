import { type Feature, partsOf } from '../../features/feature.ts';
import { repliesExpiry } from '../../operation/idempotency.ts';
import { sessionsExpiry } from '../../operation/sessions/live-session.ts';
import type { Expiry } from '../../platform/jobs/expiry.ts';
import { throttleExpiry } from '../../platform/security/throttle.ts';

/** All that is kept for a time alone: what every feature stands on, then what each has of its own. */
export function expiriesOf(features: readonly Feature[]): readonly Expiry[] {
  return [throttleExpiry, repliesExpiry, sessionsExpiry, ...partsOf(features, 'expire')];
}
