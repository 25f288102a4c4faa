import { createRandom, normalizeSearchText } from '@aferir/domain';
import { toGrantRow } from '../../operation/sessions/grant-rows.ts';
import type { Db } from '../../platform/db/database.ts';
import { addPeople, nameManagers } from '../people/write-people.ts';
import type { Recipient } from '../requests/recipient.ts';
import { insertUsualSeniorities } from '../usual-seniorities.ts';
import type { ExampleCompany } from './example-companies.ts';
import { exampleDepartments, examplePositions } from './example-structure.ts';
import { integerBetween } from './random.ts';

/** A person as seeded. */
export type SeededPerson = Recipient;

/** How everybody gets in, and since when staff has been there. */
export interface SeededAccess {
  readonly passwordHash: string;
  readonly usersSince: Date;
}

/** The address of a person: first and last name at the company's domain. */
export function mailAddressOf(name: string, domain: string): string {
  const names = normalizeSearchText(name).split(' ');
  return `${names[0]}.${names.at(-1)}@${domain}`;
}

/** Fills one company: structure, people, staff. Returns its people in their order. */
export async function seedCompany(
  db: Db,
  companyId: number,
  company: ExampleCompany,
  { passwordHash, usersSince }: SeededAccess,
): Promise<SeededPerson[]> {
  await db
    .insertInto('company')
    .values({
      id: companyId,
      taxpayer_kind: 'J',
      tax_id: company.taxId,
      legal_name: company.legalName,
      trade_name: company.tradeName,
      logo_url: company.logoUrl,
      brand_color: company.brandColor,
      allowed_origins: [...company.allowedOrigins],
      is_example: true,
      ...company.details,
    })
    .execute();
  const people = await seedPeople(db, companyId, company, passwordHash);
  await seedStaff(db, companyId, company, { passwordHash, usersSince }, people);
  return people;
}

async function seedStructure(db: Db, companyId: number) {
  const seniorities = await insertUsualSeniorities(db, companyId);
  const seniorityIds = new Map(seniorities.map(({ id, name }) => [name, id]));
  const positions = await db
    .insertInto('position')
    .values(
      examplePositions.map(({ name, description, activities, seniority, salaryInReais }) => ({
        company_id: companyId,
        name,
        description,
        activities,
        salary_cents: salaryInReais * 100,
        seniority_id: seniorityIds.get(seniority) ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const departmentIds = new Map<string, number>();
  for (const { key, name, parent } of exampleDepartments) {
    const parentId = parent === null ? null : (departmentIds.get(parent) ?? null);
    const { id } = await db
      .insertInto('department')
      .values({ company_id: companyId, name, parent_id: parentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    departmentIds.set(key, id);
  }
  return { departmentIds, positionIds: new Map(positions.map(({ id, name }) => [name, id])) };
}

async function seedPeople(
  db: Db,
  companyId: number,
  company: ExampleCompany,
  passwordHash: string,
): Promise<SeededPerson[]> {
  const { departmentIds, positionIds } = await seedStructure(db, companyId);
  const random = createRandom(companyId);
  const hirings = createRandom(companyId);
  const rows = company.people.map((person, index) => {
    const position = examplePositions.find(({ key }) => key === person.position);
    return {
      name: person.name,
      registration_number: String(index + 1).padStart(6, '0'),
      email: mailAddressOf(person.name, company.mailDomain),
      sex: person.sex,
      phone: `119${integerBetween(random, 60_000_000, 99_999_999)}`,
      birth_date: `${integerBetween(random, 1966, 2003)}-0${integerBetween(random, 1, 9)}-${integerBetween(random, 10, 28)}`,
      hired_on: `${integerBetween(hirings, 2021, 2024)}-0${integerBetween(hirings, 1, 9)}-${integerBetween(hirings, 10, 28)}`,
      department_id: departmentIds.get(person.department) ?? null,
      position_id: (position && positionIds.get(position.name)) ?? null,
      password_hash: person.withoutPassword ? null : passwordHash,
      is_active: !person.inactive,
    };
  });
  const ids = await addPeople(db, companyId, rows).execute();
  const people = rows.map(({ name, email }, index) => ({
    id: ids[index]?.id ?? 0,
    name,
    email,
    language: null,
  }));
  await db
    .insertInto('department_manager')
    .values(
      company.people.flatMap((person, index) =>
        person.leads
          ? {
              company_id: companyId,
              department_id: departmentIds.get(person.department) ?? 0,
              person_id: people[index]?.id ?? 0,
            }
          : [],
      ),
    )
    .execute();
  await seedNamedManagers(db, companyId, company, people);
  return people;
}

async function seedNamedManagers(
  db: Db,
  companyId: number,
  company: ExampleCompany,
  people: readonly SeededPerson[],
): Promise<void> {
  const idByName = new Map(people.map(({ id, name }) => [name, id]));
  const idOf = (name: string) => idByName.get(name) ?? 0;
  for (const { name, managers } of company.people) {
    if (managers) await nameManagers(db, companyId, idOf(name), managers.map(idOf));
  }
}

async function seedStaff(
  db: Db,
  companyId: number,
  company: ExampleCompany,
  { passwordHash, usersSince }: SeededAccess,
  people: readonly SeededPerson[],
): Promise<void> {
  const profileIds = await seedProfiles(db, companyId, company);
  for (const user of company.staff) {
    const { id } = await db
      .insertInto('staff_user')
      .values({
        company_id: companyId,
        login: user.login,
        name: user.name,
        password_hash: passwordHash,
        is_administrator: user.isAdministrator ?? false,
        created_at: usersSince,
        person_id: people.find(({ name }) => name === user.person)?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const profileId = user.profile && profileIds.get(user.profile);
    if (profileId) {
      await db
        .insertInto('staff_user_profile')
        .values({ company_id: companyId, staff_user_id: id, profile_id: profileId })
        .execute();
    }
  }
}

async function seedProfiles(db: Db, companyId: number, { profiles }: ExampleCompany) {
  const ids = new Map<string, number>();
  for (const [name, { description, grants }] of Object.entries(profiles)) {
    const { id } = await db
      .insertInto('access_profile')
      .values({ company_id: companyId, name, description })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('access_profile_section')
      .values(
        grants.map((grant) => ({ company_id: companyId, profile_id: id, ...toGrantRow(grant) })),
      )
      .execute();
    ids.set(name, id);
  }
  return ids;
}
