import { expect, it, vi } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { createCompany } from '../../test/fixtures.ts';
import { anyOf } from './any-of.ts';
import { keptQuery } from './kept-query.ts';

const test = openTestApp();

it('is built once and run with the values of each time', async () => {
  const [one, other] = [await createCompany(test.database), await createCompany(test.database)];
  const build = vi.fn(
    ({ db, given }: { db: typeof test.database.owner; given: { ids: number[] } }) =>
      db.selectFrom('company').select('id').where('id', '=', anyOf(given.ids)).orderBy('id'),
  );
  const read = keptQuery((db, given: { ids: number[] }) => build({ db, given }));
  const readAs = (companyId: number, ids: number[]) =>
    test.database.inCompany(companyId, (db) => read(db, { ids }));
  expect(await readAs(one.id, [one.id, other.id])).toEqual([{ id: one.id }]);
  expect(await readAs(other.id, [other.id])).toEqual([{ id: other.id }]);
  expect(await test.database.reading(other.id, (db) => read(db, { ids: [one.id] }))).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('keeps what stands in it as it was built', async () => {
  const company = await createCompany(test.database);
  const read = keptQuery((db, { id }: { id: number }) =>
    db.selectFrom('company').select('id').where('id', '=', id).where('id', '>', 0).limit(1),
  );
  const rows = await test.database.inCompany(company.id, (db) => read(db, { id: company.id }));
  expect(rows).toEqual([{ id: company.id }]);
});
