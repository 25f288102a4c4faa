import { deleteExpired } from '../src/start/maintenance.ts';
import { expiriesOf } from '../src/start/runtime/expiries.ts';
import type { TestApp } from './build-test-app.ts';

/** Deletes what has served its time, as the server does by the clock, which is off in tests. */
export function runMaintenance({ services, app }: TestApp): Promise<void> {
  return deleteExpired(services, expiriesOf(app.features));
}
