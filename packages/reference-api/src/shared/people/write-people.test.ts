import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../test/fixtures.ts';
import { changeEachPerson, changePasswords, changePeople } from './write-people.ts';

const test = openTestApp();

describe('changing people', () => {
  it('raises the version of whoever is changed, together or each by themselves', async () => {
    const { id } = await createCompany(test.database);
    const [ana, bia] = [
      await createPerson(test.database, id),
      await createPerson(test.database, id),
    ];
    const people = await test.database.inCompany(id, async (db) => {
      await changePeople(db, id, { photo_url: '/arquivos/a.webp' })
        .where('id', '=', ana.id)
        .execute();
      await changeEachPerson(db, id, ['name', 'department_id'], []);
      await changeEachPerson(
        db,
        id,
        ['name', 'department_id'],
        [
          { id: ana.id, name: 'Ana', department_id: null },
          { id: bia.id, name: 'Bia', department_id: null },
        ],
      );
      return db
        .selectFrom('person')
        .select(['name', 'photo_url', 'version'])
        .orderBy('id')
        .execute();
    });
    expect(people).toEqual([
      { name: 'Ana', photo_url: '/arquivos/a.webp', version: ana.version + 2 },
      { name: 'Bia', photo_url: bia.photo_url, version: bia.version + 1 },
    ]);
  });

  it('leaves the version where a password alone is changed', async () => {
    const { id } = await createCompany(test.database);
    const ana = await createPerson(test.database, id);
    const changed = await test.database.inCompany(id, (db) =>
      changePasswords(db, { password_hash: 'x', must_change_password: true })
        .where('id', '=', ana.id)
        .returning(['password_hash', 'must_change_password', 'version'])
        .execute(),
    );
    expect(changed).toEqual([
      { password_hash: 'x', must_change_password: true, version: ana.version },
    ]);
  });
});
