import { deleteExpired } from '../src/jobs/maintenance.ts';
import { expiriesOf } from '../src/runtime/expiries.ts';
import type { TestApp } from './build-test-app.ts';

/** Deletes what has served its time, as the server does by the clock, which is off in tests. */
export function runMaintenance({ services, app }: TestApp): Promise<void> {
  return deleteExpired(services, expiriesOf(app.features));
}
