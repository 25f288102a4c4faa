import { IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { importSheet } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf } from '../../../../test/sheet-form.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

/** Imports a sheet to its end, and tells how many of its rows were left out. */
async function leftOut(sheet: string, columns: readonly string[] = IMPORT_REQUIRED_FIELDS) {
  const mapping = Object.fromEntries(columns.map((column) => [column, column]));
  const { company, token } = scene;
  return (await importSheet(test, { companyId: company.id, token }, sheet, mapping))?.qtdComErro;
}

const stored = () =>
  test.database.inCompany(scene.company.id, (db) =>
    db
      .selectFrom('person')
      .innerJoin('position', 'position.id', 'person.position_id')
      .innerJoin('department', 'department.id', 'person.department_id')
      .where('person.company_id', '=', scene.company.id)
      .select(['person.name', 'person.phone', 'position.name as position'])
      .select('department.name as department')
      .execute(),
  );

const bia = {
  name: '-Bia',
  phone: '11912345678',
  position: '=Auxiliar',
  department: '＠Vendas',
};

describe('the file of the rows that an import left out', () => {
  it('is mended, imported again, and stored as it was before', async () => {
    const row = '-Bia;F;sem endereço;+55 11 91234-5678;=Auxiliar;＠Vendas';
    expect(await leftOut(csvOf(row))).toBe(1);
    const [mail] = await mailsOf(test, scene.company.id);
    const file = Buffer.from(mail?.attachment ?? []).toString();
    expect(file).toContain(
      `"'-Bia";"F";"sem endereço";"'+55 11 91234-5678";"'=Auxiliar";"'＠Vendas"`,
    );

    const mended = file.replace('sem endereço', 'bia@empresa.example');
    expect(await leftOut(mended, ['linha', ...IMPORT_REQUIRED_FIELDS])).toBe(0);
    expect(await stored()).toEqual([bia]);
  });

  it('is refused with the same words when nothing was mended', async () => {
    const long = `=${'a'.repeat(100)}`;
    expect(await leftOut(csvOf(`-Bia;F;=b;+55 1;${long};Vendas`))).toBe(1);
    const [first] = await mailsOf(test, scene.company.id);
    const file = Buffer.from(first?.attachment ?? []).toString();
    expect(await leftOut(file, ['linha', ...IMPORT_REQUIRED_FIELDS])).toBe(1);
    const [second] = await mailsOf(test, scene.company.id);
    expect(second?.id).not.toBe(first?.id);
    expect(Buffer.from(second?.attachment ?? []).toString()).toBe(file);
  });
});
