import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { readPage } from './read-page.ts';
import { orderedTable } from './record-table.ts';

const test = openTestApp();

it('reads a page with how many there are on all, behind the last one too', async () => {
  const { id: companyId } = await createCompany(test.database);
  await test.database.inCompany(companyId, async (db) => {
    const seniorities = orderedTable('seniority', db, companyId);
    for (const name of ['Júnior', 'Pleno', 'Sênior']) await seniorities.insert({ name });
    const read = (page: number, pattern = '%') => {
      const matches = db.selectFrom('seniority').where('name', 'like', pattern);
      return readPage(matches, matches.select('name').orderBy('sort_order'), { take: 2, page });
    };
    expect(await read(0)).toEqual({ rows: [{ name: 'Júnior' }, { name: 'Pleno' }], total: 3 });
    expect(await read(1)).toEqual({ rows: [{ name: 'Sênior' }], total: 3 });
    expect(await read(2)).toEqual({ rows: [], total: 3 });
    expect(await read(0, 'Trainee')).toEqual({ rows: [], total: 0 });
  });
});
