import type { TestApp, TestRequest } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { BodyOf, DataOf } from '../../../operation/operation.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';

/** A company without departments, and its administrator at work. */
export interface OrganizationScene {
  readonly companyId: number;
  readonly token: string;
  addPerson(name: string, values?: Parameters<typeof createPerson>[2]): Promise<PersonRow>;
  /** Adds a position; tells its id. */
  addPosition(name: string): Promise<number>;
  /** Saves a department, a new one at the top unless it says otherwise. */
  save(values: Partial<BodyOf<'saveDepartment'>>): ReturnType<typeof callSave>;
  /** Adds a department; tells its id. */
  add(name: string, parentId?: number): Promise<number>;
  insert(belowId: number, name: string): ReturnType<typeof callInsert>;
  drop(
    id: number,
    targets?: { departments?: number; people?: number },
  ): ReturnType<typeof callDrop>;
  setManagers(id: number, ...people: readonly { id: number }[]): ReturnType<typeof callManagers>;
  read(id: number): Promise<DataOf<'getDepartment'>>;
  /** The chart as lines, two spaces further in for each level. */
  draw(): Promise<string[]>;
  undo(id: number, token?: string): ReturnType<typeof callUndo>;
  /** What the caller's last change was, if it can be undone. */
  last(token?: string): Promise<DataOf<'getLastOrganizationChange'>>;
}

const callSave = (test: TestApp, request: TestRequest) => test.call('saveDepartment', request);
const callInsert = (test: TestApp, request: TestRequest) => test.call('insertDepartment', request);
const callDrop = (test: TestApp, request: TestRequest) => test.call('deleteDepartment', request);
const callUndo = (test: TestApp, request: TestRequest) =>
  test.call('undoOrganizationChange', request);
const callManagers = (test: TestApp, request: TestRequest) =>
  test.call('saveDepartmentManagers', request);

/** Sets the scene. */
export async function createOrganizationScene(test: TestApp): Promise<OrganizationScene> {
  const { id: companyId } = await createCompany(test.database);
  const user = await createStaffUser(test.database, companyId, { is_administrator: true });
  const token = await openStaffSession(test, user);
  const save: OrganizationScene['save'] = (values) =>
    callSave(test, {
      token,
      body: { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento: 'Vendas', ...values },
    });

  return {
    companyId,
    token,
    save,
    addPerson: (name, values) => createPerson(test.database, companyId, { name, ...values }),
    addPosition: (name) =>
      test.database.inCompany(companyId, async (db) => {
        const { id } = await db
          .insertInto('position')
          .values({ company_id: companyId, name })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      }),
    async add(nmDepartamento, idOrganogramaNoSuperior = 0) {
      const { data, msg } = await save({ nmDepartamento, idOrganogramaNoSuperior });
      if (!data) throw new Error(msg);
      return data;
    },
    insert: (idOrganogramaNo, nmDepartamento) =>
      callInsert(test, { token, body: { idOrganogramaNo, nmDepartamento } }),
    drop: (idOrganogramaNo, { departments, people } = {}) =>
      callDrop(test, {
        token,
        query: {
          idOrganogramaNo,
          ...(departments !== undefined && { idOrganogramaNoDestinoFilhos: departments }),
          ...(people !== undefined && { idOrganogramaNoDestinoPessoas: people }),
        },
      }),
    setManagers: (idOrganogramaNo, ...people) =>
      callManagers(test, {
        token,
        body: { idOrganogramaNo, idsGestores: people.map(({ id }) => id) },
      }),
    async read(idOrganogramaNo) {
      return (await test.call('getDepartment', { token, params: { idOrganogramaNo } })).data;
    },
    async draw() {
      const { data } = await test.call('getOrganizationChart', { token });
      return linesOf(data, '');
    },
    undo: (idAlteracao, by = token) => callUndo(test, { token: by, body: { idAlteracao } }),
    async last(by = token) {
      return (await test.call('getLastOrganizationChange', { token: by })).data;
    },
  };
}

function linesOf(nodes: DataOf<'getOrganizationChart'>, indent: string): string[] {
  return nodes.flatMap(({ departamento, children }) => [
    `${indent}${departamento}`,
    ...linesOf(children, `${indent}  `),
  ]);
}
