import type { OperationId } from '../src/operation/operation.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { IsolationScene } from './isolation-scene.ts';

/** A link that was cut, with the PIN of the whole one. */
const cut = ({ training: { seat } }: IsolationScene) => ({
  hs: seat.hs.slice(1),
  pin: seat.pin,
});

const byPin: IsolationCase = { request: (scene) => ({ params: cut(scene) }) };

/** Every live operation of the training player. What has a link in its address takes that one alone. */
export const playerCases: Partial<Record<OperationId, IsolationCase>> = {
  getPlayerTraining: byPin,
  listPlayerCategories: byPin,
  listPlayerResources: byPin,
  validatePlayerPin: byPin,
  getPlayerVideoUrl: {
    request: (scene) => ({
      params: cut(scene),
      query: { objectName: scene.training.videoName },
    }),
  },
  savePlayerProgress: {
    request: (scene) => {
      const params = cut(scene);
      return { params, body: { hash: params.hs, recursosPlataformaTreinamento: [] } };
    },
  },
  getPlayerMaskedEmail: { request: (scene) => ({ params: { hs: cut(scene).hs } }) },
  sendPlayerPin: {
    request: (scene) => ({
      params: { hs: cut(scene).hs },
      body: { email: scene.employeeLogin },
    }),
  },
  refreshPlayerPin: {
    request: ({ training: { seat } }) => ({
      body: { hsTreinamento: seat.hs, dsPin: seat.pin },
    }),
  },
  verifyCertificate: { request: () => ({ params: { codigo: 'AAAA-AAAA-AAAA' } }) },
};
