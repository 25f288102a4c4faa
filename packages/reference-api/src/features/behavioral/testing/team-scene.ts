import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { type BehavioralScene, createFinished } from './behavioral-scene.ts';

/** A department with one below it, and the manager of both. */
export interface TeamScene extends Omit<BehavioralScene, 'person'> {
  readonly departmentId: number;
  readonly belowId: number;
  readonly manager: PersonRow;
}

/** Sets the scene; nobody is in the departments yet. */
export async function createTeamScene(test: TestApp): Promise<TeamScene> {
  const { database } = test;
  const company = await createCompany(database);
  const staffUser = await createStaffUser(database, company.id, {
    rights: { 5: ['visualizar', 'incluir'] },
  });
  const manager = await createPerson(database, company.id, { name: 'Nara Gestora' });
  const [departmentId, belowId] = await database.inCompany(company.id, async (db) => {
    const add = async (name: string, parent_id: number | null) => {
      const { id } = await db
        .insertInto('department')
        .values({ company_id: company.id, name, parent_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const top = await add('Comercial', null);
    await db
      .insertInto('department_manager')
      .values({ company_id: company.id, department_id: top, person_id: manager.id })
      .execute();
    return [top, await add('Vendas', top)] as const;
  });
  const staff = await openStaffSession(test, staffUser);
  return { company, staffUser, staff, departmentId, belowId, manager };
}

/** Adds somebody to a department of the scene, with a result whose answers are all in one order, or without one. */
export async function addToTeam(
  test: TestApp,
  scene: TeamScene,
  values: { readonly name: string; readonly department_id: number },
  order?: string,
): Promise<PersonRow> {
  const person = await createPerson(test.database, scene.company.id, values);
  if (order) await assess(test, scene, person, order);
  return person;
}

/** Has somebody answer a whole questionnaire in one order. */
export async function assess(
  test: TestApp,
  scene: TeamScene,
  person: PersonRow,
  order: string,
): Promise<void> {
  await createFinished(test, { ...scene, person }, Array(20).fill(order));
}
