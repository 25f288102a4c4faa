import type { OperationId } from '../src/operation/operation.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { Caller, IsolationScene } from './isolation-scene.ts';
import { secretTraining } from './training-target.ts';

const ofTraining = ({ training }: IsolationScene) => ({
  params: { idTreinamento: training.trainingId },
});
const ofPerson = ({ training, personId }: IsolationScene) => ({
  params: { idTreinamento: training.trainingId, idPessoa: personId },
});
const foreignStaff: Caller[] = ['staff of another company'];

/** Every live operation on trainings and their categories. */
export const trainingCases: Partial<Record<OperationId, IsolationCase>> = {
  listTrainings: { request: () => ({}), allows: foreignStaff },
  getTrainingTotals: { request: () => ({}), allows: foreignStaff },
  getTraining: { request: ({ training }) => ({ params: { id: training.trainingId } }) },
  checkTrainingName: {
    request: () => ({ query: { nome: 'Treinamento Sigiloso' } }),
    allows: foreignStaff,
  },
  // A category of another company is one that does not exist: the fields say so.
  createTraining: {
    request: ({ training, personId }) => ({ body: secretTraining(training, personId) }),
    allows: foreignStaff,
  },
  updateTraining: {
    request: ({ training, personId }) => ({
      body: {
        ...secretTraining(training, personId),
        idTreinamento: training.trainingId,
        nrVersao: 1,
      },
    }),
  },
  setTrainingActive: {
    request: ({ training }) => ({ params: { id: training.trainingId, flAtivo: 0 } }),
  },
  setTrainingActiveByGet: {
    request: ({ training }) => ({ params: { id: training.trainingId, flAtivo: 0 } }),
  },
  getTrainingSendPreview: { request: ofTraining },
  sendTrainingInvitations: {
    request: ({ training }) => ({ query: { idTreinamento: training.trainingId } }),
  },
  getTrainingReport: { request: ofTraining },
  listTrainingStateOfPerson: { request: ofPerson },
  resendTrainingInvitation: { request: ofPerson },
  deleteTraining: { request: ({ training }) => ({ params: { id: training.trainingId } }) },
  listTrainingCandidates: { request: () => ({}), allows: foreignStaff },
  listTrainingCategories: { request: () => ({}), allows: foreignStaff },
  createTrainingCategory: {
    request: () => ({ body: { categoria: 'Outra Categoria' } }),
    allows: foreignStaff,
  },
};
