import type { TestApp } from './build-test-app.ts';

/** Two positions that nobody is in, a seniority that both have, a competency and a department. */
export interface StructureScene {
  readonly positionId: number;
  readonly otherPositionId: number;
  readonly seniorityId: number;
  readonly competencyId: number;
  readonly departmentId: number;
  /** The change that has added the department. */
  readonly changeId: number;
  /** An import that is over. */
  readonly importId: number;
}

/** Adds positions, a seniority, a competency and a department to the company of an administrator. */
export async function createStructureScene(
  test: TestApp,
  { companyId, token }: { companyId: number; token: string },
): Promise<StructureScene> {
  const seniority = await test.call('saveSeniority', {
    token,
    body: { idSenioridade: 0, nmSenioridade: 'Senioridade Sigilosa' },
  });
  const position = secretPosition(0, seniority.data);
  const saved = await test.call('savePosition', { token, body: position });
  const other = await test.call('savePosition', {
    token,
    body: { ...position, nmCargo: 'Outro Cargo Sigiloso' },
  });
  const competency = await test.call('saveCompetency', { token, body: secretCompetency(0) });
  const department = await test.call('saveDepartment', { token, body: secretDepartment(0) });
  const change = await test.call('getLastOrganizationChange', { token });
  return {
    positionId: saved.data,
    otherPositionId: other.data,
    seniorityId: seniority.data,
    competencyId: competency.data,
    departmentId: department.data,
    changeId: change.data?.idAlteracao ?? 0,
    importId: await addImport(test, companyId),
  };
}

/** What it takes to save the position. */
export function secretPosition(idOrganogramaCargo: number, idSenioridade: number) {
  return {
    idOrganogramaCargo,
    nmCargo: 'Cargo Sigiloso',
    dsDescricao: 'Guarda segredos.',
    dsAtividades: 'Cala.',
    vlPisoSalarial: 650_000,
    idSenioridade,
  };
}

/** What it takes to save the competency. */
export function secretCompetency(idCompetencia: number) {
  return {
    idCompetencia,
    cdCompetencia: 'SIG',
    nmCompetencia: 'Competência Sigilosa',
    dsCompetencia: 'Sabe calar.',
  };
}

/** What it takes to save the department. */
export function secretDepartment(idOrganogramaNo: number) {
  return {
    idOrganogramaNo,
    idOrganogramaNoSuperior: 0,
    nmDepartamento: 'Departamento Sigiloso',
  };
}

/** What it takes to save the person of the scene. */
export function secretEmployee(
  idOrganogramaPessoa: number,
  { positionId, departmentId }: Pick<StructureScene, 'positionId' | 'departmentId'>,
) {
  return {
    idOrganogramaPessoa,
    nmPessoa: 'Sigilda Reservada',
    tpSexo: 'F' as const,
    dsEmail: `sigilda${idOrganogramaPessoa}@empresa.example`,
    nrTelefone: '(11) 98888-7777',
    idOrganogramaCargo: positionId,
    idOrganogramaNo: departmentId,
    flAtivo: true,
  };
}

async function addImport(test: TestApp, companyId: number): Promise<number> {
  const { id } = await test.database.inCompany(companyId, async (db) => {
    const user = await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow();
    return db
      .insertInto('employee_import')
      .values({
        company_id: companyId,
        staff_user_id: user.id,
        user_name: 'Usuária Sigilosa',
        file_name: 'sigilo.csv',
        state: 'done',
        created_count: 1,
        created_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return id;
}
