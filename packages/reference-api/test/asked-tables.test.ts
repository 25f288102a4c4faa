import { expect, it } from 'vitest';
import { watchTables } from './asked-tables.ts';
import { openTestApp } from './build-test-app.ts';
import { createCompany, createPerson } from './fixtures.ts';
import { openEmployeeSession } from './sessions.ts';

const test = openTestApp();

async function openWatch() {
  const company = await createCompany(test.database);
  const person = await createPerson(test.database, company.id);
  const token = await openEmployeeSession(test, person);
  return { person, token, watch: await watchTables(test.database) };
}

it.runIf(!process.env.TEST_DATABASE_URL)(
  'tells the tables that a call asks, behind views too, whether its statements are prepared or not',
  async () => {
    const { token, watch } = await openWatch();
    const read = () => watch.askedDuring(() => test.call('getEmployeeUser', { token }));
    const [{ status }, first] = await read();
    const [, again] = await read();
    expect(status).toBe(200);
    expect(first).toEqual(again);
    expect([...(first ?? [])]).toEqual(expect.arrayContaining(['session', 'company', 'person']));
    expect(first).not.toContain('trial_request');

    const fresh = await watchTables(test.database);
    const [, prepared] = await fresh.askedDuring(() => test.call('getEmployeeUser', { token }));
    expect(prepared).toEqual(first);
  },
);

it('tells which tables hold something else, whatever company it is of', async () => {
  const { person, watch } = await openWatch();
  const before = await watch.contents();
  await test.database.inCompany(person.company_id, (db) =>
    db.updateTable('person').set({ name: 'Outro Nome' }).where('id', '=', person.id).execute(),
  );
  const after = await watch.contents();
  expect(
    [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name),
  ).toEqual(['person']);
  expect(await watch.contents()).toEqual(after);
});
