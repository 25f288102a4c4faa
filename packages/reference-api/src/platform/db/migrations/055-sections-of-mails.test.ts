// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

it('knows of the mails with a link which section they come from, in each company', async () => {
  await test.migrateTo('053-composed-changes');
  for (const id of [1, 2]) {
    await test.database.inCompany(id, async (db) => {
      const moment = `timestamptz '2026-05-0${id} 12:00Z'`;
      const statements = [
        `insert into company (id, legal_name, trade_name) values (${id}, 'E', 'E')`,
        `insert into person (id, company_id, name) values (${id}1, ${id}, 'A'), (${id}2, ${id}, 'B')`,
        `insert into link (company_id, token_hash, kind, response_id, person_id, role, manager_id, origin, issued_at, expires_at)
           values (${id}, '${id}a', 'behavioral', 1, ${id}1, 'self', null, 'mail', ${moment}, now()),
             (${id}, '${id}b', 'performance', 1, ${id}1, 'manager', ${id}2, 'mail', ${moment}, now())`,
        `insert into mail_message (company_id, person_id, recipient, subject, text, html, created_at)
           values (${id}, ${id}1, 'a', 'do comportamental', '', '', ${moment}),
             (${id}, ${id}2, 'b', 'do desempenho', '', '', ${moment}),
             (${id}, ${id}1, 'a', 'da senha', '', '', now())`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    });
  }
  await test.migrateTo('055-sections-of-mails');

  for (const id of [1, 2]) {
    const { rows } = await test.database.inCompany(id, (db) =>
      sql`select subject, section from mail_message order by id`.execute(db),
    );
    expect(rows).toEqual([
      { subject: 'do comportamental', section: 5 },
      { subject: 'do desempenho', section: 6 },
      { subject: 'da senha', section: null },
    ]);
  }
  expect(await test.forcedTables(['link', 'mail_message'])).toEqual(['link', 'mail_message']);
});
