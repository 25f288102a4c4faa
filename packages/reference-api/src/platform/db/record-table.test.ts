import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import type { Db } from './database.ts';
import { nextVersion, orderedTable, recordTable } from './record-table.ts';
import { searchableName } from './search-expression.ts';

const test = openTestApp();

/** Two companies with a position of the same name each; `work` sees the first one. */
async function inFirst<Done>(work: (db: Db, first: Place, second: Place) => Promise<Done>) {
  const first = await addPosition();
  const second = await addPosition();
  return test.database.inCompany(first.companyId, (db) => work(db, first, second));
}

interface Place {
  readonly companyId: number;
  readonly id: number;
}

async function addPosition(): Promise<Place> {
  const { id: companyId } = await createCompany(test.database);
  const id = await test.database.inCompany(companyId, (db) =>
    recordTable('position', db, companyId).insert({ name: 'Técnico', description: 'Conserta' }),
  );
  return { companyId, id };
}

const read = (db: Db, id: number) =>
  db
    .selectFrom('position')
    .where('id', '=', id)
    .select(['name', 'description', 'version'])
    .executeTakeFirst();

it('adds, finds, changes and deletes rows of one company', () =>
  inFirst(async (db, { companyId, id }, { id: foreignId }) => {
    const positions = recordTable('position', db, companyId);
    expect([await positions.has(id), await positions.has(foreignId)]).toEqual([true, false]);
    await positions.update(id, { name: 'Analista' });
    expect(await read(db, id)).toEqual({ name: 'Analista', description: 'Conserta', version: 1 });
    await positions.update(id, { description: null, version: nextVersion });
    expect(await read(db, id)).toEqual({ name: 'Analista', description: null, version: 2 });
    await positions.delete(id);
    expect(await read(db, id)).toBeUndefined();
  }));

it('tells a value that another row has, by a column or what is made of one', () =>
  inFirst(async (db, { companyId, id }) => {
    const positions = recordTable('position', db, companyId);
    const name = searchableName('  TECNICO ');
    expect(await positions.isTaken('search_name', name)).toBe(true);
    expect(await positions.isTaken('search_name', name, id)).toBe(false);
    expect(await positions.isTaken('search_name', searchableName('Analista'))).toBe(false);
  }));

it('puts a new row last, and all as they are told', () =>
  inFirst(async (db, { companyId }) => {
    const seniorities = orderedTable('seniority', db, companyId);
    const list = async () => {
      const rows = await db
        .selectFrom('seniority')
        .select(['name', 'sort_order'])
        .orderBy('sort_order')
        .execute();
      return rows.map(({ name, sort_order }) => `${sort_order} ${name}`);
    };
    const [junior, senior] = [
      await seniorities.insert({ name: 'Júnior' }),
      await seniorities.insert({ name: 'Sênior' }),
    ];
    expect(await list()).toEqual(['0 Júnior', '1 Sênior']);
    await seniorities.order([senior, junior]);
    expect(await list()).toEqual(['1 Sênior', '2 Júnior']);
    await seniorities.insert({ name: 'Diretoria' });
    expect(await list()).toEqual(['1 Sênior', '2 Júnior', '3 Diretoria']);
  }));
