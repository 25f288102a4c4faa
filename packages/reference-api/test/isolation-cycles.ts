import type { OperationId } from '../src/operation/operation.ts';
import { secretCycle } from './cycle-target.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { Caller, IsolationScene } from './isolation-scene.ts';

const draft = ({ cycle }: IsolationScene) => ({ params: { id: cycle.draftId } });
const running = ({ cycle }: IsolationScene) => ({ params: { id: cycle.runningId } });
const ofRunning = ({ cycle }: IsolationScene) => ({ idCiclo: cycle.runningId });
const foreignStaff: Caller[] = ['staff of another company'];

/** Every live operation of staff on cycles. */
export const cycleCases: Partial<Record<OperationId, IsolationCase>> = {
  listCycleCandidates: { request: () => ({}), allows: foreignStaff },
  listCycles: { request: () => ({}), allows: foreignStaff },
  getCycle: { request: running },
  // Whom it names are ids that find nobody of another company.
  createCycle: {
    request: ({ personId }) => ({ body: secretCycle(personId) }),
    allows: foreignStaff,
  },
  updateCycle: {
    request: ({ cycle, personId }) => ({
      body: { ...secretCycle(personId), idCiclo: cycle.draftId, nrVersao: 1 },
    }),
  },
  getCyclePreview: { request: draft },
  startCycle: {
    request: ({ cycle }) => ({ body: { idCiclo: cycle.draftId, nrVersao: 1, flAgora: true } }),
  },
  unscheduleCycle: { request: ({ cycle }) => ({ body: { idCiclo: cycle.draftId } }) },
  listCyclePeople: { request: (scene) => ({ query: ofRunning(scene) }) },
  getCycleAdherence: { request: running },
  getCycleClosing: { request: running },
  addCyclePeople: {
    request: (scene) => ({ body: { ...ofRunning(scene), lstPessoas: [scene.personId] } }),
  },
  sendCycleToUnsent: { request: (scene) => ({ body: ofRunning(scene) }) },
  openCycleTotem: { request: (scene) => ({ body: ofRunning(scene) }) },
  closeCycleTotem: { request: (scene) => ({ body: ofRunning(scene) }) },
  createCycleSlips: { request: (scene) => ({ body: ofRunning(scene) }) },
  removeCyclePerson: {
    request: (scene) => ({
      body: { ...ofRunning(scene), idOrganogramaPessoa: scene.personId },
    }),
  },
  moveCycleDeadline: {
    request: (scene) => ({ body: { ...ofRunning(scene), dtPrazo: '2026-12-22' } }),
  },
  releaseCycleResults: {
    request: (scene) => ({ body: { ...ofRunning(scene), dtLiberacao: null } }),
  },
  closeCycle: { request: (scene) => ({ body: { ...ofRunning(scene), flCancelarAbertas: true } }) },
  deleteCycle: { request: ({ cycle }) => ({ query: { idCiclo: cycle.draftId } }) },
};
