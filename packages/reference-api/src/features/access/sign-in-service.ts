import { normalizeEmail, type SignInMarks, toSignInMarks } from '@aferir/domain';
import type { Doer, PublicContext, Services } from '../../operation/context.ts';
import type { DataOf } from '../../operation/operation.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import { refreshSession } from '../../operation/sessions/refresh-session.ts';
import type { Sessions, SessionTokens } from '../../operation/sessions/session-tokens.ts';
import type { Realm } from '../../operation/sessions/sessions-tables.ts';
import { readStaffPermissions } from '../../operation/sessions/staff-permissions.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import type { AuditedWork } from '../../platform/audit/audited-transaction.ts';
import { findCompany, readCompany } from '../../platform/db/company-store.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import {
  consumeTemporaryPassword,
  findUsableTemporaryPassword,
} from '../../shared/staff/temporary-password.ts';
import { accessMessages } from './access-messages.ts';
import { toEmployeeSession, toStaffSession } from './access-serializer.ts';
import {
  findPerson,
  findPersonByMarks,
  holdsPassword,
  locateStaffUser,
  replaceHash,
} from './access-store.ts';
import {
  createSignInCheck,
  type KnownSubject,
  type NamedSubject,
  signInSubject,
} from './sign-in-check.ts';

type StaffSession = DataOf<'signInStaff'>;
type EmployeeSession = DataOf<'signInEmployee'>;

/** What somebody signs in with. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Opens and continues the sessions of both realms. */
export interface SignInService {
  signInStaff(given: Credentials, context: PublicContext): Promise<StaffSession>;
  signInEmployee(
    given: Credentials & { readonly companyId: number },
    context: PublicContext,
  ): Promise<EmployeeSession>;
  refreshStaff(refreshToken: string, context: PublicContext): Promise<StaffSession>;
  refreshEmployee(refreshToken: string, context: PublicContext): Promise<EmployeeSession>;
}

/** Makes the service. */
export function createSignInService(
  services: Services,
  sessions: Sessions,
  passwords: Passwords,
): SignInService {
  const { clock, database } = services;

  const check = createSignInCheck(services, passwords);

  const open = async (
    { db, audit }: AuditedWork,
    realm: Realm,
    subject: StaffUserRow | PersonRow,
    context: PublicContext,
  ): Promise<SessionTokens> => {
    const { company_id: companyId, id } = subject;
    const { address, network } = context;
    context.assertOrigin(await readCompany(db, companyId));
    // To compare it took a while: a change of the password in between has ended the sessions that there were.
    if (!(await holdsPassword(db, realm, subject))) {
      throw unauthorized(accessMessages.wrongCredentials);
    }
    await audit({
      action: 'session.opened',
      ...signInSubject(realm, subject),
      details: { address },
    });
    return sessions.open(db, { companyId, realm, id }, network);
  };

  // Apart from the session: two who sign in at once hold what the other one would write.
  const renewHash = async (
    realm: Realm,
    { subject, renewedHash: next }: KnownSubject<StaffUserRow | PersonRow>,
  ): Promise<void> => {
    if (next === undefined) return;
    const { id, password_hash: former } = subject;
    await database.inCompany(subject.company_id, (db) =>
      replaceHash(db, { realm, id }, { former, next }),
    );
  };

  const findStaff = async (login: string, network: string): Promise<NamedSubject<StaffUserRow>> => {
    const place = await locateStaffUser(database, login);
    // An unknown login goes through the same look-ups, in a company that nobody is of.
    const { company_id, id } = place ?? { company_id: 0, id: 0 };
    return database.inCompany(company_id, async (db) => ({
      companyId: place ? company_id : null,
      account: `staff:${login}`,
      subject: await findStaffUser(db, id),
      temporaryHash: (await findUsableTemporaryPassword(db, id, clock.now())) ?? null,
      isFromHere: await sessions.hasOpenedFrom(db, { realm: 'staff', id }, network),
    }));
  };

  const findEmployee = (
    companyId: number,
    marks: SignInMarks,
    network: string,
  ): Promise<NamedSubject<PersonRow>> =>
    database.inCompany(companyId, async (db) => {
      const company = await findCompany(db, companyId);
      const { person: subject, isAlone } = await findPersonByMarks(db, marks);
      const place = { realm: 'employee', id: subject?.id ?? 0 } as const;
      const isFromHere = await sessions.hasOpenedFrom(db, place, network);
      // By the person it alone means: an e-mail, a CPF and a number don't give three times as many tries, and whoever has a
      // number that is another's CPF uses up none of theirs.
      const counted = subject && isAlone ? `person:${subject.id}` : `typed:${marks.key}`;
      const account = `${companyId}:${counted}`;
      return { companyId: company?.id ?? null, account, subject, isFromHere };
    });

  return {
    signInStaff: async ({ login, password }, context) => {
      const name = normalizeEmail(login);
      const find = () => findStaff(name, context.network);
      const known = await check({ realm: 'staff', password, find }, context);
      const { subject, temporaryHash } = known;
      const session = await context.inTransactionOf(doerOf('staff', subject), async (own) => {
        const user = temporaryHash ? await consumeTemporary(own, subject, temporaryHash) : subject;
        const tokens = await open(own, 'staff', user, context);
        return toStaffSession(user, await readStaffPermissions(own.db, user), tokens);
      });
      await renewHash('staff', known);
      return session;
    },

    signInEmployee: async ({ login, password, companyId }, context) => {
      const find = () => findEmployee(companyId, toSignInMarks(login), context.network);
      const known = await check({ realm: 'employee', password, find }, context);
      const { subject: person } = known;
      const session = await context.inTransactionOf(doerOf('employee', person), async (own) =>
        toEmployeeSession(person, await open(own, 'employee', person, context)),
      );
      await renewHash('employee', known);
      return session;
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

function doerOf(realm: Realm, { company_id: companyId, id }: StaffUserRow | PersonRow): Doer {
  return { companyId, actor: { kind: realm, id } };
}

/** Whoever signs in with a mailed password has to choose one; two who do so at once are one. */
async function consumeTemporary(
  { db, now }: AuditedWork,
  user: StaffUserRow,
  passwordHash: string,
): Promise<StaffUserRow> {
  const holder = { companyId: user.company_id, staffUserId: user.id };
  const isUsed = await consumeTemporaryPassword(db, holder, passwordHash, now);
  if (!isUsed) throw unauthorized(accessMessages.wrongCredentials);
  return { ...user, must_change_password: true };
}
