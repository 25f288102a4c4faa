// @engine both: prepared statements
import { expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { anyOf } from './any-of.ts';
import { keptForms, keptQuery } from './kept-query.ts';

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

it('is kept in each form that it takes by what is given', async () => {
  const [one, other] = [await createCompany(test.database), await createCompany(test.database)];
  interface Given {
    ids: number[];
    isConfirmed: boolean;
    above?: number | undefined;
  }
  const build = vi.fn((db: typeof test.database.owner, { ids, isConfirmed, above }: Given) =>
    db
      .selectFrom('company')
      .select('id')
      .where('id', '=', anyOf(ids))
      .$if(isConfirmed, (all) => all.where('is_confirmed', '=', true))
      .$if(above !== undefined, (all) => all.where('id', '>', above ?? 0)),
  );
  const read = keptForms(build);
  const readAs = (companyId: number, given: Given) =>
    test.database.inCompany(companyId, (db) => read(db, given));
  const ids = [one.id, other.id];
  expect(await readAs(one.id, { ids, isConfirmed: true })).toEqual([{ id: one.id }]);
  expect(await readAs(other.id, { ids, isConfirmed: true })).toEqual([{ id: other.id }]);
  expect(build).toHaveBeenCalledTimes(1);
  expect(await readAs(one.id, { ids, isConfirmed: true, above: one.id })).toEqual([]);
  expect(await readAs(other.id, { ids, isConfirmed: true, above: one.id })).toEqual([
    { id: other.id },
  ]);
  expect(await readAs(one.id, { ids, isConfirmed: false, above: undefined })).toHaveLength(1);
  expect(build).toHaveBeenCalledTimes(3);
});
