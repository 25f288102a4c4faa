import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../../test/fixtures.ts';
import { departmentPlaces } from './department-places.ts';

const test = openTestApp();

it('finds what goes once people have left: whatever has nothing below it that stays', async () => {
  const { id: companyId } = await createCompany(test.database);
  const person = await createPerson(test.database, companyId, { name: 'Ana' });
  await test.database.inCompany(companyId, async (db) => {
    const numbers = Array.from({ length: 40 }, (_, at) => at).values();
    const add = async (parentId: number | null, version = 1) => {
      const { id } = await db
        .insertInto('department')
        .values({
          company_id: companyId,
          name: `Setor ${numbers.next().value}`,
          parent_id: parentId,
          version,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const line = async (from: number | null, length: number) => {
      const ids: number[] = [];
      for (let at = 0; at < length; at += 1) ids.push(await add(ids.at(-1) ?? from));
      return ids;
    };
    const held = await line(null, 12);
    const forked = await line(held[3] ?? null, 8);
    const free = await line(held[5] ?? null, 5);
    const changed = await add(held.at(-1) ?? null, 2);
    const alsoChanged = await add(forked[4] ?? null, 2);
    await db
      .updateTable('person')
      .set({ department_id: free[4] ?? null })
      .where('id', '=', person.id)
      .execute();
    const ids = [...held, ...forked, ...free, changed, alsoChanged];
    const find = (leaving: number[]) =>
      departmentPlaces.findUnused(db, companyId, { ids, leaving });
    const below = forked.slice(5);
    expect(await find([person.id])).toEqual(new Set([...below, ...free]));
    expect(await find([])).toEqual(new Set(below));
    await departmentPlaces.removeUnused(db, companyId, ids);
    const left = await db.selectFrom('department').select('id').execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(
      new Set(ids.filter((id) => !below.includes(id))),
    );
  });
});
