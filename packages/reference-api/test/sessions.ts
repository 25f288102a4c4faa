import type { StaffUserRow } from '../src/operation/sessions/staff-tables.ts';
import type { PersonRow } from '../src/shared/people/people-tables.ts';
import type { TestApp } from './build-test-app.ts';

/** Opens a session of a staff user. */
export function openStaffSession(test: TestApp, user: StaffUserRow): Promise<string> {
  return test.openSession({ companyId: user.company_id, realm: 'staff', id: user.id });
}

/** Opens a session of an employee. */
export function openEmployeeSession(
  test: TestApp,
  person: Pick<PersonRow, 'company_id' | 'id'>,
): Promise<string> {
  return test.openSession({ companyId: person.company_id, realm: 'employee', id: person.id });
}

/** The session behind an access token. */
export function sessionIdOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid;
}
