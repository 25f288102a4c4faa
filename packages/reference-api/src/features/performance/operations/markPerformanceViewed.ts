import { PERFORMANCE_STATUS } from '@aferir/domain';
import { defineOperation } from '../../../operation/operation.ts';
import { performanceMessages } from '../performance-messages.ts';
import { toStatus } from '../review/performance-serializer.ts';
import { updateSelfStatus } from '../self-assessment/self-assessment-service.ts';

/** Notes that the self-assessment was viewed. */
export const markPerformanceViewed = defineOperation(
  'markPerformanceViewed',
  async ({ body: { idResposta } }, context) => {
    const status = await updateSelfStatus(context, idResposta, PERFORMANCE_STATUS.viewed);
    return { data: toStatus(idResposta, status), msg: performanceMessages.saved };
  },
);
