import { normalizeEmail, SIGN_IN_THROTTLE } from '@aferir/domain';
import type { RequestContext, Services } from '../../context.ts';
import { readCompany } from '../../db/company-store.ts';
import type { Db } from '../../db/database.ts';
import type { PersonRow, Realm, StaffUserRow } from '../../db/platform-tables.ts';
import { findStaffUser } from '../../db/staff-user-store.ts';
import { unauthorized } from '../../errors/failures.ts';
import type { DataOf } from '../../operation/operation.ts';
import type { Passwords } from '../../sessions/password.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import type { Sessions, SessionTokens } from '../../sessions/session-tokens.ts';
import { readStaffPermissions } from '../../sessions/staff-permissions.ts';
import { accessMessages } from './access-messages.ts';
import { toEmployeeSession, toStaffSession } from './access-serializer.ts';
import { findPerson, findPersonByEmail, findStaffUserByLogin } from './access-store.ts';

type StaffSession = DataOf<'signInStaff'>;
type EmployeeSession = DataOf<'signInEmployee'>;

/** What somebody signs in with. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Opens and continues the sessions of both realms. */
export interface SignInService {
  signInStaff(given: Credentials, context: RequestContext): Promise<StaffSession>;
  signInEmployee(
    given: Credentials & { readonly companyId: number },
    context: RequestContext,
  ): Promise<EmployeeSession>;
  refreshStaff(refreshToken: string, context: RequestContext): Promise<StaffSession>;
  refreshEmployee(refreshToken: string, context: RequestContext): Promise<EmployeeSession>;
}

/** Makes the service. */
export function createSignInService(
  services: Services,
  sessions: Sessions,
  passwords: Passwords,
): SignInService {
  const { clock, database, throttle } = services;

  const check = async <Subject extends StaffUserRow | PersonRow>(
    bucket: string,
    password: string,
    find: () => Promise<Subject | undefined>,
  ): Promise<Subject> => {
    await throttle.take(bucket, SIGN_IN_THROTTLE, accessMessages.tooManySignIns);
    const subject = await find();
    const isRight = await passwords.matches(subject?.password_hash, password);
    if (!subject || !isRight) throw unauthorized(accessMessages.wrongCredentials);
    await throttle.clear(bucket);
    return subject;
  };

  const open = async (
    db: Db,
    realm: Realm,
    subject: StaffUserRow | PersonRow,
    context: RequestContext,
  ): Promise<SessionTokens> => {
    context.assertOrigin(await readCompany(db, subject.company_id));
    return sessions.open(db, { companyId: subject.company_id, realm, id: subject.id });
  };

  return {
    signInStaff: async ({ login, password }, context) => {
      const name = normalizeEmail(login);
      const user = await check(bucketOf(context, 'staff', name), password, () =>
        findStaffUserByLogin(database, name),
      );
      return database.inCompany(user.company_id, async (db) => {
        const tokens = await open(db, 'staff', user, context);
        return toStaffSession(user, await readStaffPermissions(db, user), tokens);
      });
    },

    signInEmployee: async ({ login, password, companyId }, context) => {
      const email = normalizeEmail(login);
      const person = await check(bucketOf(context, companyId, email), password, () =>
        database.inCompany(companyId, (db) => findPersonByEmail(db, email)),
      );
      return database.inCompany(companyId, async (db) =>
        toEmployeeSession(person, await open(db, 'employee', person, context)),
      );
    },

    refreshStaff: async (refreshToken, context) => {
      const { session, tokens } = await refreshSession(
        { database, clock, sessions },
        'staff',
        refreshToken,
      );
      return database.inCompany(session.company_id, async (db) => {
        context.assertOrigin(await readCompany(db, session.company_id));
        const user = await findStaffUser(db, session.staff_user_id ?? 0);
        if (!user) throw unauthorized();
        return toStaffSession(user, await readStaffPermissions(db, user), tokens);
      });
    },

    refreshEmployee: async (refreshToken, context) => {
      const { session, tokens } = await refreshSession(
        { database, clock, sessions },
        'employee',
        refreshToken,
      );
      return database.inCompany(session.company_id, async (db) => {
        context.assertOrigin(await readCompany(db, session.company_id));
        const person = await findPerson(db, session.person_id ?? 0);
        if (!person) throw unauthorized();
        return toEmployeeSession(person, tokens);
      });
    },
  };
}

function bucketOf(context: RequestContext, realm: 'staff' | number, login: string): string {
  return `sign-in:${realm}:${login}:${context.network}`;
}
