import { PERFORMANCE_STATUS } from '@aferir/domain';
import { defineOperation } from '../../../operation/operation.ts';
import { performanceMessages } from '../performance-messages.ts';
import { toStatus } from '../review/performance-serializer.ts';
import { updateSelfStatus } from '../self-assessment/self-assessment-service.ts';

/** Notes that the self-assessment was started. */
export const markPerformanceStarted = defineOperation(
  'markPerformanceStarted',
  async ({ query: { idResposta } }, context) => {
    const status = await updateSelfStatus(context, idResposta, PERFORMANCE_STATUS.started);
    return { data: toStatus(idResposta, status), msg: performanceMessages.saved };
  },
);
