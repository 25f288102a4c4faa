import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { readCompany } from '../../platform/db/company-store.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  type ExampleCompany,
  exampleCompany,
  otherCompany,
} from '../../shared/example/example-companies.ts';
import { after, day } from '../../shared/example/moments.ts';
import { seedCompany } from '../../shared/example/seed-company.ts';
import { exampleMail, type SeedExample } from '../../shared/example/seed-place.ts';
import { exampleAccounts, examplePassword } from './example-accounts.ts';

/** What seeding works with. */
export interface SeedServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly hashPassword: (password: string) => Promise<string>;
  /** What the features add to each company, in this order. */
  readonly examples: readonly SeedExample[];
  /** The companies, when they are others than the two that the product is shown with. */
  readonly companies?: readonly ExampleCompany[] | undefined;
}

/** Fills an empty database with the example companies. Any company there: nothing happens. */
export async function seedExampleCompanies(services: SeedServices): Promise<boolean> {
  const { rows } = await services.database.inPlatform((db) =>
    sql`select id from list_companies() limit 1`.execute(db),
  );
  if (rows.length > 0) return false;
  const { companies = [exampleCompany, otherCompany] } = services;
  const passwordHash = await services.hashPassword(examplePassword);
  for (const company of companies) {
    await seedOne(services, company, passwordHash);
  }
  return true;
}

/** Whether the database holds the example companies, whose passwords everybody knows. */
export async function hasExampleCompanies(database: Database): Promise<boolean> {
  const logins = exampleAccounts.flatMap(({ login, realm }) => (realm === 'staff' ? [login] : []));
  const { rows } = await database.inPlatform((db) =>
    sql`select id from unnest(${logins}::text[]) as login, find_staff_user(login)`.execute(db),
  );
  return rows.length > 0;
}

async function seedOne(
  { database, clock, examples }: SeedServices,
  example: ExampleCompany,
  passwordHash: string,
): Promise<void> {
  await database.inNewCompany(async (db, companyId) => {
    const now = clock.now();
    const usersSince = after(now, -14 * day);
    const access = { passwordHash, usersSince };
    const people = await seedCompany(db, companyId, example, access);
    const company = await readCompany(db, companyId);
    const place = { company, mail: exampleMail, now, example, people };
    for (const seed of examples) await seed(db, place);
  });
}
