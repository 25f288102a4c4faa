// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const responses = { behavioral: 'disc_response', performance: 'performance_response' } as const;

async function addCompany(id: number, kind: keyof typeof responses) {
  await test.database.inCompany(id, async (db) => {
    await sql`insert into company (id, legal_name, trade_name) values (${id}, 'Empresa', 'Empresa')`.execute(
      db,
    );
    await sql`insert into person (id, company_id, name) values (${id}, ${id}, 'Ana')`.execute(db);
    const version = kind === 'behavioral' ? sql`, instrument_version` : sql``;
    const one = kind === 'behavioral' ? sql`, 1` : sql``;
    await sql`insert into ${sql.table(responses[kind])} (id, company_id, person_id, mailed_to${version})
      values (${id}, ${id}, ${id}, ${`a${id}@empresa.example`}${one})`.execute(db);
    for (const [index, { role, origin }] of links.entries()) {
      const manager = role === 'manager' ? id : null;
      await sql`insert into link (id, company_id, token_hash, kind, response_id, person_id, role,
          manager_id, origin, expires_at)
        values (${id * 10 + index}, ${id}, ${`hash-${id}-${index}`}, ${kind}, ${id}, ${id}, ${role},
          ${manager}, ${origin}, now())`.execute(db);
    }
  });
}

const links = [
  { role: 'self', origin: 'mail' },
  { role: 'self', origin: 'mail' },
  { role: 'self', origin: 'session' },
  { role: 'manager', origin: 'mail' },
  { role: 'report', origin: 'mail' },
];

async function addressesOf(companyId: number) {
  return test.database.inCompany(companyId, async (db) => {
    const rows = await db.selectFrom('link').selectAll().orderBy('id').execute();
    expect(rows.map(({ session_id }) => session_id)).toEqual(links.map(() => null));
    return rows.map(({ mailed_to }) => mailed_to);
  });
}

it('knows of the newest answering link alone where it went, in each company', async () => {
  await test.migrateTo('006-sign-in-trail');
  await addCompany(1, 'behavioral');
  await addCompany(2, 'performance');
  await test.migrateTo('007-bound-links');

  expect(await addressesOf(1)).toEqual([null, 'a1@empresa.example', null, null, null]);
  expect(await addressesOf(2)).toEqual([null, 'a2@empresa.example', null, null, null]);
  const tables = ['disc_response', 'link', 'performance_response'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});
