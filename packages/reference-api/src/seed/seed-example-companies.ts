import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { readCompany } from '../db/company-store.ts';
import type { Database } from '../db/database.ts';
import { planAssessments } from '../features/behavioral/seed/example-assessments.ts';
import { seedAssessments } from '../features/behavioral/seed/seed-assessments.ts';
import { seedCompetencies } from '../features/performance/seed/seed-competencies.ts';
import { seedReviews } from '../features/performance/seed/seed-reviews.ts';
import type { Clock } from '../runtime/clock.ts';
import { exampleAccounts, examplePassword } from './example-accounts.ts';
import { type ExampleCompany, exampleCompany, otherCompany } from './example-companies.ts';
import { seedCompany } from './seed-company.ts';
import { exampleMail, type SeedPlace } from './seed-place.ts';

/** What seeding works with. */
export interface SeedServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly hashPassword: (password: string) => Promise<string>;
}

/** Fills an empty database with the two example companies. Any company there: nothing happens. */
export async function seedExampleCompanies(services: SeedServices): Promise<boolean> {
  const { rows } = await services.database.inPlatform((db) =>
    sql`select id from list_companies() limit 1`.execute(db),
  );
  if (rows.length > 0) return false;
  const passwordHash = await services.hashPassword(examplePassword);
  for (const company of [exampleCompany, otherCompany]) {
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
  { database, clock, config }: SeedServices,
  company: ExampleCompany,
  passwordHash: string,
): Promise<void> {
  await database.inNewCompany(async (db, companyId) => {
    const people = await seedCompany(db, companyId, company, passwordHash);
    const place: SeedPlace = {
      company: await readCompany(db, companyId),
      mail: exampleMail(config),
      now: clock.now(),
    };
    await seedAssessments(db, { ...place, people, plan: planFor(company) });
    await seedCompetencies(db, companyId, company);
    await seedReviews(db, { ...place, plan: company.reviews });
  });
}

function planFor({ people }: ExampleCompany) {
  const newcomers = people.filter(({ withoutPassword }) => withoutPassword).length;
  const formerEmployees = people.filter(({ inactive }) => inactive).length;
  const leaders = people.filter(({ leads }) => leads).length;
  const team = people.length - leaders - newcomers - formerEmployees;
  return planAssessments({ leaders, team, newcomers, formerEmployees });
}
