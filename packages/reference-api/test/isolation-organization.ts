import type { OperationId } from '../src/operation/operation.ts';
import type { IsolationCase } from './isolation-case.ts';
import { secretDepartment } from './structure-scene.ts';

/** Every live operation on the organization chart. */
export const organizationCases: Partial<Record<OperationId, IsolationCase>> = {
  getOrganizationChart: { request: () => ({}), allows: ['staff of another company'] },
  listDepartments: { request: () => ({}), allows: ['staff of another company'] },
  searchOrganization: {
    request: () => ({ query: { filter: 'a' } }),
    allows: ['staff of another company'],
  },
  getLastOrganizationChange: { request: () => ({}), allows: ['staff of another company'] },
  undoOrganizationChange: {
    request: ({ structure }) => ({ body: { idAlteracao: structure.changeId } }),
  },
  listDepartmentChoices: {
    request: () => ({}),
    allows: ['staff of another company', 'staff without the right'],
  },
  getDepartment: {
    request: ({ structure }) => ({ params: { idOrganogramaNo: structure.departmentId } }),
  },
  saveDepartment: {
    request: ({ structure }) => ({ body: secretDepartment(structure.departmentId) }),
  },
  insertDepartment: {
    request: ({ structure }) => ({
      body: { idOrganogramaNo: structure.departmentId, nmDepartamento: 'Outro Departamento' },
    }),
  },
  deleteDepartment: {
    request: ({ structure }) => ({ query: { idOrganogramaNo: structure.departmentId } }),
  },
  saveDepartmentManagers: {
    request: ({ personId, structure }) => ({
      body: { idOrganogramaNo: structure.departmentId, idsGestores: [personId] },
    }),
  },
  listDepartmentPeople: {
    request: ({ structure }) => ({ query: { idOrganogramaNo: structure.departmentId } }),
  },
  listPeopleWithoutDepartment: { request: () => ({}), allows: ['staff of another company'] },
  addPersonToDepartment: {
    request: ({ personId, structure }) => ({
      body: { idOrganogramaPessoa: personId, idOrganogramaNo: structure.departmentId },
    }),
  },
  removePersonFromDepartment: {
    request: ({ personId }) => ({ body: { idOrganogramaPessoa: personId } }),
  },
};
