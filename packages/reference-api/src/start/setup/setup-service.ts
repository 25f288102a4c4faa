import { createHmac } from 'node:crypto';
import { emailProblem, normalizeEmail, oneLine } from '@aferir/domain';
import { sql } from 'kysely';
import { personNameProblem } from '../../operation/person-name.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../operation/sessions/password-policy.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/errors/failures.ts';
import { digest, makeToken } from '../../platform/security/tokens.ts';
import { insertUsualSeniorities } from '../../shared/usual-seniorities.ts';
import { setupMessages } from './setup-messages.ts';

/** The company and the person who will run it. */
export interface FirstAdministrator {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The one-time address of an installation without anybody. */
export interface Setup {
  /**
   * The token that opens the page. Processes that start on the same empty database, and later
   * starts of them, have the same one until it is used.
   */
  token(): Promise<string>;
  /** Whether a token opens the page. */
  isGood(token: string): Promise<boolean>;
  /** Makes the company and its administrator; the token is used up with it. */
  createFirstAdministrator(token: string, given: FirstAdministrator): Promise<void>;
}

const seedName = 'first-administrator-token';

/** Whether nobody has set the installation up yet. */
export async function isInstallationEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.inPlatform((db) =>
    sql`select id from list_companies() limit 1`.execute(db),
  );
  return rows.length === 0;
}

/** Makes the setup over a secret that all processes share: what is stored opens nothing alone. */
export function createSetup(database: Database, secret: string): Setup {
  const tokenOf = (seed: string) =>
    createHmac('sha256', secret).update(`first-administrator:${seed}`).digest('base64url');

  const isGood = async (token: string): Promise<boolean> => {
    const row = await database.inPlatform((db) =>
      db.selectFrom('installation').select('value').where('name', '=', seedName).executeTakeFirst(),
    );
    return row !== undefined && isSame(token, tokenOf(row.value));
  };

  return {
    token: async () => tokenOf(await readOrMakeSeed(database)),

    isGood,

    createFirstAdministrator: async (token, given) => {
      if (!(await isGood(token))) throw notFound(setupMessages.dead);
      assertComplete(given);
      const passwordHash = await passwords.hash(given.password);
      const useUp = async (db: Db) => {
        const used = await db
          .deleteFrom('installation')
          .where('name', '=', seedName)
          .returning('value')
          .executeTakeFirst();
        if (!used || !isSame(token, tokenOf(used.value))) throw notFound(setupMessages.dead);
      };
      await database.inNewCompany(
        (db, companyId) => insertAdministrator(db, companyId, given, passwordHash),
        useUp,
      );
    },
  };
}

async function readOrMakeSeed(database: Database): Promise<string> {
  const { value } = await database.inPlatform((db) =>
    db
      .insertInto('installation')
      .values({ name: seedName, value: makeToken() })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: (eb) => eb.ref('installation.value') }),
      )
      .returning('value')
      .executeTakeFirstOrThrow(),
  );
  return value;
}

function isSame(token: string, expected: string): boolean {
  return digest(token) === digest(expected);
}

async function insertAdministrator(
  db: Db,
  companyId: number,
  given: FirstAdministrator,
  passwordHash: string,
): Promise<void> {
  const name = oneLine(given.company);
  await db
    .insertInto('company')
    .values({ id: companyId, legal_name: name, trade_name: name, is_confirmed: false })
    .execute();
  await db
    .insertInto('staff_user')
    .values({
      company_id: companyId,
      login: normalizeEmail(given.email),
      name: oneLine(given.name),
      password_hash: passwordHash,
      is_administrator: true,
    })
    .execute();
  await insertUsualSeniorities(db, companyId);
}

function assertComplete({ company, name, email, password }: FirstAdministrator): void {
  const faults = [
    oneLine(company) === '' ? setupMessages.companyRequired : undefined,
    personNameProblem(name, setupMessages.nameRequired),
    emailProblem(email, setupMessages.emailInvalid),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw invalid(faults);
  assertPasswordPolicy(password, 'password');
}
