// @engine both: prepared statements, types of parameters
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import type { Db } from './database.ts';
import { insertRows } from './insert-rows.ts';

const test = openTestApp();

const at = new Date('2026-11-20T12:00:00.000Z');
const mail = (company_id: number, recipient: string) => ({
  company_id,
  person_id: null,
  recipient,
  subject: 'Olá',
  text: 'Texto',
  html: '<p>Texto</p>',
  created_at: at,
});

async function inNewCompany<Done>(work: (db: Db, companyId: number) => Promise<Done>) {
  const { id } = await createCompany(test.database);
  return test.database.inCompany(id, (db) => work(db, id));
}

it('adds rows in their order, with what the table gives them', async () => {
  const { ids, rows } = await inNewCompany(async (db, companyId) => {
    const names = Array.from(
      { length: 300 },
      (_, index) => `“${index}” {a,"b"} \\ ${'é'.repeat(3)}`,
    );
    const ids = await insertRows(
      db,
      'mail_message',
      names.map((name) => mail(companyId, name)),
    )
      .returning('id')
      .execute();
    expect(ids).toHaveLength(names.length);
    const rows = await db.selectFrom('mail_message').selectAll().orderBy('id').execute();
    expect(rows.map(({ recipient }) => recipient)).toEqual(names);
    return { ids, rows };
  });
  expect(ids).toEqual(rows.map(({ id }) => ({ id })));
  expect(rows[0]).toMatchObject({ person_id: null, status: 'queued', attempts: 0, created_at: at });
});

it('has one text for any number of rows', async () => {
  const [one, three] = await inNewCompany(async (db, companyId) => [
    insertRows(db, 'mail_message', [mail(companyId, 'a')]).compile(),
    insertRows(
      db,
      'mail_message',
      ['a', 'b', 'c'].map((to) => mail(companyId, to)),
    ).compile(),
  ]);
  expect(three?.sql).toBe(one?.sql);
  expect(three?.parameters).toHaveLength(1);
});

it('keeps bytes as they are, and half a character as its mark', async () => {
  const rows = await inNewCompany(async (db, companyId) => {
    const attachment = Buffer.from([0, 1, 254, 255]);
    await insertRows(db, 'mail_message', [
      { ...mail(companyId, 'a'), attachment_name: 'r.pdf', attachment },
    ]).execute();
    await insertRows(db, 'mail_message', [mail(companyId, 'b\ud800')]).execute();
    return db.selectFrom('mail_message').selectAll().orderBy('id').execute();
  });
  expect([...(rows[0]?.attachment ?? [])]).toEqual([0, 1, 254, 255]);
  expect(rows[1]?.recipient).toBe('b\ufffd');
});

it('refuses rows of different columns', async () => {
  await inNewCompany(async (db, companyId) => {
    const { person_id: _, ...other } = mail(companyId, 'b');
    expect(() => insertRows(db, 'mail_message', [mail(companyId, 'a'), other])).toThrow(
      'same columns',
    );
  });
});

it('takes rows that name their columns in another order', async () => {
  const rows = await inNewCompany(async (db, companyId) => {
    const reversed = Object.fromEntries(Object.entries(mail(companyId, 'b')).toReversed());
    await insertRows(db, 'mail_message', [
      mail(companyId, 'a'),
      reversed as ReturnType<typeof mail>,
    ]).execute();
    return db.selectFrom('mail_message').select(['recipient', 'text']).orderBy('id').execute();
  });
  expect(rows).toEqual([
    { recipient: 'a', text: 'Texto' },
    { recipient: 'b', text: 'Texto' },
  ]);
});

it('refuses no rows at all', async () => {
  await inNewCompany(async (db) => {
    expect(() => insertRows(db, 'mail_message', [])).toThrow('no rows of mail_message');
  });
});
