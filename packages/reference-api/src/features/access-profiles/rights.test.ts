import { RIGHTS, rightNames, SECTION, writeRights } from '@aferir/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  return { company, token: await openStaffSession(test, administrator) };
});

/** What a schema of the contract asks for beside the rights. */
const others = {
  SectionRights: ['idSecao'],
  SectionTreeNode: ['idSecao', 'nmSecao', 'children'],
} as const;

describe('every right of the rules, and no other', () => {
  it.each([
    ['SectionRights', 'flag'],
    ['SectionTreeNode', 'givable'],
  ] as const)('stands in %s of the contract', (schema, place) => {
    const { schemas } = test.contract.document.components;
    const { required = [], properties = {} } = schemas[schema] as {
      required?: string[];
      properties?: object;
    };
    const names = [...others[schema], ...rightNames(place)].sort();
    expect(required.toSorted()).toEqual(names);
    expect(Object.keys(properties).toSorted()).toEqual(names);
  });

  it('has words for what is wrong with it', () => {
    expect(Object.keys(test.contract.document['x-labels'])).toEqual(
      expect.arrayContaining(rightNames('flag')),
    );
  });

  it('has a column', async () => {
    const { rows } = await test.database.inPlatform((db) =>
      sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_name = 'access_profile_section' and data_type = 'boolean'`.execute(db),
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(rightNames('column').toSorted());
  });
});

it.each(RIGHTS)('%s is kept with a profile, and reaches who has it', async (right) => {
  const rights = [...new Set(['visualizar' as const, right])];
  const section = { idSecao: SECTION.behavioral, ...writeRights('flag', rights) };
  const { token } = scene;
  const { data: id } = await test.call('saveAccessProfile', {
    token,
    body: {
      idPerfilAcesso: 0,
      nmPerfilAcesso: 'Um direito',
      dsPerfilAcesso: 'Para um teste.',
      Secoes: [{ ...section, ...writeRights('flag', [right]) }],
    },
  });
  const { data: profile } = await test.call('getAccessProfile', { token, params: { id } });
  expect(profile.secoes).toEqual([section]);

  const user = await createStaffUser(test.database, scene.company.id);
  await test.database.inCompany(scene.company.id, (db) =>
    db
      .insertInto('staff_user_profile')
      .values({ company_id: scene.company.id, staff_user_id: user.id, profile_id: id })
      .execute(),
  );
  const session = await openStaffSession(test, user);
  const { data: holder } = await test.call('getStaffUser', { token: session });
  expect(holder.permissions.secoes).toEqual([section]);
});
