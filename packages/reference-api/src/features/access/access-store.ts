import type { SignInMarks } from '@aferir/domain';
import { sql } from 'kysely';
import type { Realm } from '../../operation/sessions/sessions-tables.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { changePasswords } from '../../shared/people/write-people.ts';
import type { OwnRequest, OwnResult, OwnResults } from './own-results.ts';

/** Finds the company and id of the staff user with a login, active or not. */
export async function locateStaffUser(
  database: Database,
  login: string,
): Promise<{ company_id: number; id: number } | undefined> {
  const { rows } = await database.inPlatform((db) =>
    sql<{ company_id: number; id: number }>`select * from find_staff_user(${login})`.execute(db),
  );
  return rows[0];
}

/** What a staff user reads of their own account. */
export type OwnAccount = Pick<
  StaffUserRow,
  | 'id'
  | 'login'
  | 'name'
  | 'phone'
  | 'mobile_phone'
  | 'birth_date'
  | 'photo_url'
  | 'must_change_password'
  | 'is_administrator'
  | 'is_supervisor'
  | 'person_id'
>;

/** Reads the account of a staff user whose session has just been found to stand. */
export async function readOwnAccount(db: Db, id: number): Promise<OwnAccount | undefined> {
  return (await ownAccounts(db, { id }))[0];
}

const ownAccounts = keptQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('staff_user')
    .select([
      'id',
      'login',
      'name',
      'phone',
      'mobile_phone',
      'birth_date',
      'photo_url',
      'must_change_password',
      'is_administrator',
      'is_supervisor',
      'person_id',
    ])
    .where('id', '=', id),
);

/** Whom a text means that was typed to sign in. */
export interface MeantPerson {
  readonly person: PersonRow | undefined;
  /** Whether it means nobody else: the number of one person may be the CPF of another. */
  readonly isAlone: boolean;
}

/**
 * Finds an active person of the current company by e-mail, CPF or registration number; one and the same look-up, whichever it
 * is. Somebody who left keeps others from nothing.
 */
export async function findPersonByMarks(
  db: Db,
  { email, cpf, registrationNumber }: SignInMarks,
): Promise<MeantPerson> {
  const [person, another] = await db
    .selectFrom('person')
    .selectAll()
    .where('is_active', '=', true)
    .where(({ or, eb }) =>
      or([
        eb('email', '=', email),
        eb('cpf', '=', cpf),
        eb('registration_number', '=', registrationNumber),
      ]),
    )
    .orderBy(sql`coalesce(email = ${email}, false) or coalesce(cpf = ${cpf}, false)`, 'desc')
    .limit(2)
    .execute();
  return { person, isAlone: another === undefined };
}

/** Finds an active person of the current company by e-mail. */
export function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Finds an active person of the current company. */
export function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Where a person works, and the latest behavioral result. */
export interface Workplace {
  position: string | null;
  department: string | null;
  isManager: boolean;
  result: OwnResult | null;
  request: OwnRequest | null;
}

/** Names of where a person works, and whether anybody is led. */
export async function findWorkplace(
  db: Db,
  person: PersonRow,
  results: OwnResults,
): Promise<Workplace> {
  const { isManager, ...rest } = await db
    .selectNoFrom(({ selectFrom, exists, or }) => [
      results.resultOfPerson(db, person).as('result'),
      results.requestOfPerson(db, person).as('request'),
      selectFrom('position').select('name').where('id', '=', person.position_id).as('position'),
      selectFrom('department')
        .select('name')
        .where('id', '=', person.department_id)
        .as('department'),
      or([
        exists(selectFrom('department_manager').where('person_id', '=', person.id)),
        exists(selectFrom('person_manager').where('manager_id', '=', person.id)),
      ]).as('isManager'),
    ])
    .executeTakeFirstOrThrow();
  return { ...rest, isManager: Boolean(isManager) };
}

interface Subject {
  readonly realm: Realm;
  readonly id: number;
}

/** Stores a password that its owner chose; false where nobody is there any more to have it. */
export async function storeChosenPassword(
  db: Db,
  { realm, id }: Subject,
  passwordHash: string,
): Promise<boolean> {
  const values = { password_hash: passwordHash, must_change_password: false };
  const change =
    realm === 'employee'
      ? changePasswords(db, values).where('id', '=', id)
      : db
          .updateTable('staff_user')
          .set(values)
          .where('id', '=', id)
          .where('deleted_at', 'is', null);
  const { numUpdatedRows } = await change.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a hash in the place of another one of the same password, if that is still there. */
export async function replaceHash(
  db: Db,
  { realm, id }: Subject,
  { former, next }: { readonly former: string | null; readonly next: string },
): Promise<void> {
  const values = { password_hash: next };
  const isFormer = sql<boolean>`id = ${id} and password_hash = ${former}`;
  if (realm === 'employee') await changePasswords(db, values).where(isFormer).execute();
  else await db.updateTable('staff_user').set(values).where(isFormer).execute();
}

/** Stores a person's first password; false when there already is one. */
export async function storeFirstPassword(
  db: Db,
  personId: number,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await changePasswords(db, { password_hash: passwordHash })
    .where('id', '=', personId)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the password of somebody is still the one that was read; it stays so until the transaction ends. */
export async function holdsPassword(
  db: Db,
  realm: Realm,
  { id, password_hash }: Pick<StaffUserRow | PersonRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const stored = await db
    .selectFrom(realm === 'staff' ? 'staff_user' : 'person')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return stored?.password_hash === password_hash;
}
