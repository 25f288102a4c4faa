import { type Right, type SectionId, writeRights } from '@aferir/domain';
import type { Insertable } from 'kysely';
import { passwords } from '../src/operation/sessions/password.ts';
import type { StaffUserRow, StaffUserTable } from '../src/operation/sessions/staff-tables.ts';
import type { CompanyRow } from '../src/platform/db/company-tables.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { PersonRow, PersonTable } from '../src/shared/people/people-tables.ts';

/** Password of everybody whom fixtures give one. */
export const fixturePassword = 'aferir-123';

let hashed: Promise<string> | undefined;

/** Its hash, made once: hashing is slow on purpose. */
export function fixturePasswordHash(): Promise<string> {
  hashed ??= passwords.hash(fixturePassword);
  return hashed;
}

let count = 0;

/** Adds a company. */
export async function createCompany(
  database: Database,
  values: Partial<
    Pick<
      CompanyRow,
      | 'legal_name'
      | 'trade_name'
      | 'logo_url'
      | 'brand_color'
      | 'allowed_origins'
      | 'is_confirmed'
      | 'mails_reports'
      | 'languages'
    >
  > = {},
): Promise<CompanyRow> {
  return database.inNewCompany((db, id) =>
    db
      .insertInto('company')
      .values({ id, legal_name: `Empresa ${id} Ltda.`, trade_name: `Empresa ${id}`, ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Has a company offer languages, the first where nobody has chosen. */
export async function offerLanguages(
  database: Database,
  companyId: number,
  languages: CompanyRow['languages'],
): Promise<void> {
  await database.inCompany(companyId, (db) =>
    db.updateTable('company').set({ languages }).where('id', '=', companyId).execute(),
  );
}

/** Adds a person with a password. */
export async function createPerson(
  database: Database,
  companyId: number,
  values: Partial<Insertable<PersonTable>> = {},
): Promise<PersonRow> {
  count += 1;
  const person = {
    company_id: companyId,
    name: `Pessoa ${count}`,
    email: `pessoa${count}@empresa.example`,
    password_hash: await fixturePasswordHash(),
    ...values,
  };
  return database.inCompany(companyId, (db) =>
    db.insertInto('person').values(person).returningAll().executeTakeFirstOrThrow(),
  );
}

/** Adds a staff user with one access profile that gives `rights`. */
export async function createStaffUser(
  database: Database,
  companyId: number,
  { rights = {}, ...values }: Partial<Insertable<StaffUserTable>> & { rights?: FixtureRights } = {},
): Promise<StaffUserRow> {
  count += 1;
  const user = {
    company_id: companyId,
    login: `rh${count}@empresa.example`,
    name: `Equipe ${count}`,
    password_hash: await fixturePasswordHash(),
    ...values,
  };
  return database.inCompany(companyId, async (db) => {
    const row = await db
      .insertInto('staff_user')
      .values(user)
      .returningAll()
      .executeTakeFirstOrThrow();
    const profile = await db
      .insertInto('access_profile')
      .values({ company_id: companyId, name: `Perfil ${count}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [section, given] of Object.entries(rights)) {
      await db
        .insertInto('access_profile_section')
        .values({
          company_id: companyId,
          profile_id: profile.id,
          section_id: Number(section),
          ...writeRights('column', given),
        })
        .execute();
    }
    await db
      .insertInto('staff_user_profile')
      .values({ company_id: companyId, staff_user_id: row.id, profile_id: profile.id })
      .execute();
    return row;
  });
}

/** Adds a company and a staff user of it. */
export async function createStaff(
  database: Database,
  values: Parameters<typeof createStaffUser>[2] = {},
): Promise<{ company: CompanyRow; user: StaffUserRow }> {
  const company = await createCompany(database);
  return { company, user: await createStaffUser(database, company.id, values) };
}

/** Adds a company and a person who works there. */
export async function createEmployee(
  database: Database,
  values: Parameters<typeof createPerson>[2] = {},
): Promise<{ company: CompanyRow; person: PersonRow }> {
  const company = await createCompany(database);
  return { company, person: await createPerson(database, company.id, values) };
}

/** Rights by section. */
export type FixtureRights = Partial<Record<SectionId, readonly Right[]>>;
