import { sql } from 'kysely';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type { ApiError } from '../../platform/errors/api-error.ts';
import { conflict, conflictField } from '../../platform/errors/failures.ts';
import { staffMessages } from './staff-messages.ts';

/**
 * Lets those who change who may do what in a company take turns: until the transaction ends, nobody else
 * changes its users, profiles or administrators. What they go by is read after it.
 */
export function lockStaffAccess(db: Db, companyId: number): Promise<void> {
  return takeTurnInCompany(db, companyId);
}

/**
 * Refuses what has left nobody who may do everything; the transaction is undone with it. An internal user
 * counts as long as the person is active, an invited one once they have a password: the address may be a stranger's.
 */
export async function requireAdministratorLeft(db: Db, companyId: number): Promise<void> {
  const one = await db
    .selectFrom('staff_user')
    .leftJoin('person', (join) => onReference(join, 'person', 'staff_user.person_id'))
    .select('staff_user.id')
    .where('staff_user.company_id', '=', companyId)
    .where('staff_user.is_administrator', '=', true)
    .where('staff_user.is_active', '=', true)
    .where('staff_user.password_hash', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('staff_user.person_id', 'is', null), eb('person.is_active', '=', true)]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!one) throw conflict(staffMessages.lastAdministrator);
}

/** Refuses a login that somebody else has, in whatever company. */
export async function requireFreeLogin(db: Db, login: string, ownId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from find_staff_user(${login})`.execute(db);
  if (rows.some(({ id }) => id !== ownId)) throw loginTaken();
}

/** Writes a user; of two who take a login at the same moment, one is told that it is taken. */
export async function takingLogin<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    throw constraint === 'staff_user_login_key' ? loginTaken() : error;
  }
}

function loginTaken(): ApiError {
  return conflictField('dsEmail', staffMessages.loginTaken);
}
