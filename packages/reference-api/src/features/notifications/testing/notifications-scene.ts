import type { TestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser, type FixtureRights } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { DataOf } from '../../../operation/operation.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import { type NotificationEvent, notify } from '../../../shared/notifications/notify.ts';

/** What somebody is told. */
export async function told(
  test: TestApp,
  token: string,
  query: { take?: number; index?: number } = {},
): Promise<DataOf<'listNotifications'>> {
  const { status, data, msg } = await test.call('listNotifications', { token, query });
  if (status !== 200) throw new Error(msg);
  return data;
}

/** A staff user of a company with some rights, and a session of theirs. */
export async function openStaff(
  test: TestApp,
  companyId: number,
  values: Parameters<typeof createStaffUser>[2] & { rights?: FixtureRights } = {},
): Promise<{ user: StaffUserRow; token: string }> {
  const user = await createStaffUser(test.database, companyId, {
    created_at: new Date('2026-01-05T12:00:00Z'),
    ...values,
  });
  return { user, token: await openStaffSession(test, user) };
}

/** Tells of something in a company, now. */
export function tell(test: TestApp, companyId: number, event: NotificationEvent): Promise<void> {
  return test.database.inCompany(companyId, (db) =>
    notify({ db, companyId, now: test.clock.now() }, event),
  );
}
