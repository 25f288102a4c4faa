import type { OperationId } from '../src/operation/operation.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { Caller } from './isolation-scene.ts';
import { secretCompetency, secretPosition } from './structure-scene.ts';

const foreignStaff: Caller[] = ['staff of another company'];
const anyStaff: Caller[] = [...foreignStaff, 'staff without the right'];

/** Every live operation of positions, seniorities and competencies. */
export const positionCases: Partial<Record<OperationId, IsolationCase>> = {
  listPositions: {
    request: ({ structure }) => ({ query: { idOrganogramaCargo: structure.positionId } }),
  },
  listPositionChoices: { request: () => ({}), allows: anyStaff },
  savePosition: {
    request: ({ structure }) => ({
      body: secretPosition(structure.positionId, structure.seniorityId),
    }),
  },
  deletePosition: {
    request: ({ structure }) => ({ query: { idOrganogramaCargo: structure.positionId } }),
  },
  listPositionCompetencies: {
    request: ({ structure }) => ({ params: { idOrganogramaCargo: structure.positionId } }),
  },
  setPositionCompetency: {
    request: ({ structure: { positionId, competencyId } }) => ({
      body: { idCompetencia: competencyId, idOrganogramaCargo: positionId, isPost: true },
    }),
  },
  listPeopleInPosition: {
    request: ({ structure }) => ({ query: { idOrganogramaCargo: structure.positionId } }),
  },
  listPeopleWithoutPosition: { request: () => ({}), allows: foreignStaff },
  addPersonToPosition: {
    request: ({ personId, structure }) => ({
      body: { idOrganogramaPessoa: personId, idOrganogramaCargo: structure.positionId },
    }),
  },
  removePersonFromPosition: {
    request: ({ personId }) => ({ body: { idOrganogramaPessoa: personId } }),
  },
  listSeniorities: { request: () => ({}), allows: anyStaff },
  saveSeniority: {
    request: ({ structure }) => ({
      body: { idSenioridade: structure.seniorityId, nmSenioridade: 'Senioridade Sigilosa' },
    }),
  },
  // Ids of another company are not the caller's: the order is refused as one that has changed.
  orderSeniorities: {
    request: ({ structure }) => ({ body: { idsSenioridades: [structure.seniorityId] } }),
    allows: foreignStaff,
  },
  deleteSeniority: {
    request: ({ structure }) => ({ query: { idSenioridade: structure.seniorityId } }),
  },
  listCompetencies: { request: () => ({}), allows: foreignStaff },
  saveCompetency: {
    request: ({ structure }) => ({ body: secretCompetency(structure.competencyId) }),
  },
  orderCompetencies: {
    request: ({ structure }) => ({ body: { idsCompetencias: [structure.competencyId] } }),
    allows: foreignStaff,
  },
  setCompetencyActivity: {
    request: ({ structure }) => ({
      body: { idCompetencia: structure.competencyId, flAtiva: true },
    }),
  },
};
