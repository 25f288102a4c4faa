import { isEmail, normalizeEmail } from '@aferir/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { invalid, notFound } from '../errors/failures.ts';
import { assertPasswordPolicy } from '../features/access/password-service.ts';
import { passwords } from '../sessions/password.ts';
import { digest, makeToken } from '../tokens.ts';
import { setupMessages } from './setup-messages.ts';

/** The company and the person who will run it. */
export interface FirstAdministrator {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const tokenName = 'first-administrator-token';

/** Whether nobody has set the installation up yet. */
export async function isInstallationEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.inPlatform((db) =>
    sql`select id from list_companies() limit 1`.execute(db),
  );
  return rows.length === 0;
}

/** Makes the token of the one-time address; one made before no longer works. */
export async function makeSetupToken(database: Database): Promise<string> {
  const token = makeToken();
  const value = digest(token);
  await database.inPlatform((db) =>
    db
      .insertInto('installation')
      .values({ name: tokenName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  return token;
}

/** Whether a token still opens the page. */
export async function isSetupTokenGood(database: Database, token: string): Promise<boolean> {
  const row = await database.inPlatform((db) =>
    db
      .selectFrom('installation')
      .select('name')
      .where('name', '=', tokenName)
      .where('value', '=', digest(token))
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Makes the company and its administrator; the token is used up with it. */
export async function createFirstAdministrator(
  database: Database,
  token: string,
  given: FirstAdministrator,
): Promise<void> {
  assertComplete(given);
  const passwordHash = await passwords.hash(given.password);
  const companyId = await nextCompanyId(database);
  await database.inCompany(companyId, async (db) => {
    const used = await db
      .deleteFrom('installation')
      .where('name', '=', tokenName)
      .where('value', '=', digest(token))
      .returning('name')
      .executeTakeFirst();
    if (!used) throw notFound(setupMessages.dead);
    const name = given.company.trim();
    await db
      .insertInto('company')
      .values({ id: companyId, legal_name: name, trade_name: name })
      .execute();
    await db
      .insertInto('staff_user')
      .values({
        company_id: companyId,
        login: normalizeEmail(given.email),
        name: given.name.trim(),
        password_hash: passwordHash,
        is_administrator: true,
      })
      .execute();
  });
}

function assertComplete({ company, name, email, password }: FirstAdministrator): void {
  const faults = [
    company.trim() === '' && setupMessages.companyRequired,
    name.trim() === '' && setupMessages.nameRequired,
    !isEmail(email) && setupMessages.emailInvalid,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw invalid(faults);
  assertPasswordPolicy(password);
}

async function nextCompanyId(database: Database): Promise<number> {
  const { rows } = await database.inPlatform((db) =>
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('company', 'id')) as id`.execute(db),
  );
  return rows[0]?.id ?? 0;
}
