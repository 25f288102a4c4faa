import { SESSION_ABSOLUTE_LIMIT, TEMPORARY_PASSWORD_LIFETIME } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';
import type { Expire } from '../../platform/jobs/expiry.ts';
import type { StaffHolder } from './staff-tables.ts';

/** Puts a mailed password in place of one that was mailed before. When it stops to open a session. */
export async function storeTemporaryPassword(
  db: Db,
  { companyId, staffUserId }: StaffHolder,
  passwordHash: string,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + TEMPORARY_PASSWORD_LIFETIME);
  const values = { password_hash: passwordHash, expires_at: expiresAt, used_at: null };
  await db
    .insertInto('temporary_password')
    .values({ company_id: companyId, staff_user_id: staffUserId, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'staff_user_id']).doUpdateSet(values))
    .execute();
  return expiresAt;
}

/** The hash of a staff user's mailed password that opens a session now, if there is one. */
export async function findUsableTemporaryPassword(
  db: Db,
  staffUserId: number,
  now: Date,
): Promise<string | undefined> {
  const row = await temporaryPasswordOf(db, staffUserId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.password_hash;
}

/** The hash of the mailed password that a staff user has signed in with and not replaced yet. */
export async function findUsedTemporaryPassword(
  db: Db,
  staffUserId: number,
): Promise<string | undefined> {
  const row = await temporaryPasswordOf(db, staffUserId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row?.password_hash;
}

function temporaryPasswordOf(db: Db, staffUserId: number) {
  return db
    .selectFrom('temporary_password')
    .select('password_hash')
    .where('staff_user_id', '=', staffUserId);
}

/**
 * Uses a mailed password up: from now on its holder has to choose one. False when somebody else has
 * used it before, or its time is over.
 */
export async function consumeTemporaryPassword(
  db: Db,
  { companyId, staffUserId }: StaffHolder,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('temporary_password')
    .set({ used_at: now })
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', staffUserId)
    .where('password_hash', '=', passwordHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('staff_user')
    .set({ must_change_password: true })
    .where('company_id', '=', companyId)
    .where('id', '=', staffUserId)
    .execute();
  return true;
}

/** Forgets a mailed password, as when the address it went to is the holder's no longer. */
export async function dropTemporaryPassword(
  db: Db,
  { companyId, staffUserId }: StaffHolder,
): Promise<void> {
  await db
    .deleteFrom('temporary_password')
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', staffUserId)
    .execute();
}

const day = 24 * 60 * 60_000;

/** Forgets mailed passwords of which no session is left. */
export const expireTemporaryPasswords: Expire = (db, _companyId, now) =>
  db
    .deleteFrom('temporary_password')
    .where('expires_at', '<', new Date(now.getTime() - SESSION_ABSOLUTE_LIMIT - day))
    .execute();
