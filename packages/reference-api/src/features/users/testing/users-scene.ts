import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';

/** What a user of a test may be given. */
export type UserValues = Parameters<typeof createStaffUser>[2];

/** A company with an administrator, who is signed in, and others as tests need them. */
export async function createUsersScene(test: TestApp) {
  const company = await createCompany(test.database);
  const add = (values: UserValues = {}) => createStaffUser(test.database, company.id, values);
  const administrator = await add({ is_administrator: true });
  /** Somebody with rights, signed in. */
  const open = async (rights: FixtureRights) => {
    const user = await add({ rights });
    return { user, token: await openStaffSession(test, user) };
  };
  return { company, administrator, token: await openStaffSession(test, administrator), add, open };
}
