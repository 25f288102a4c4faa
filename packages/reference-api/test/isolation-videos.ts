import type { OperationId } from '../src/operation/operation.ts';
import { makeMp4 } from '../src/shared/videos/testing/mp4-files.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { Caller } from './isolation-scene.ts';
import { videoForm } from './video-form.ts';

const foreignStaff: Caller[] = ['staff of another company'];
const mp4 = await makeMp4({ seconds: 1 });

/** Every live operation on stored videos. Names of another company are passed over, as those that do not exist. */
export const videoCases: Partial<Record<OperationId, IsolationCase>> = {
  uploadTrainingVideo: { request: () => videoForm(mp4), allows: foreignStaff },
  listStoredResources: { request: () => ({}), allows: foreignStaff },
  getStoredVideoUrl: { request: ({ training }) => ({ query: { objectName: training.videoName } }) },
  deleteStoredResources: {
    request: ({ training }) => ({ body: { listaArquivosExcluir: [training.freeVideoName] } }),
    allows: foreignStaff,
  },
  deleteStoredResource: {
    request: ({ training }) => ({ query: { objectName: training.freeVideoName } }),
    allows: foreignStaff,
  },
  deleteStoredResourceByGet: {
    request: ({ training }) => ({ query: { objectName: training.freeVideoName } }),
    allows: foreignStaff,
  },
};
