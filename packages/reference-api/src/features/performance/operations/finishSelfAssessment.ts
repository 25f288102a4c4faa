import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { performanceMessages } from '../performance-messages.ts';
import { toNamesWithoutEmail, toStatus } from '../review/performance-serializer.ts';
import { finishSelfAssessment as finish } from '../self-assessment/self-assessment-service.ts';

/** Ends the self-assessment once every competency has a score. */
export function finishSelfAssessment(services: MailServices): Operation {
  return defineOperation('finishSelfAssessment', async ({ body: { idResposta } }, context) => {
    const { status, withoutEmail } = await finish(services, context, idResposta);
    return {
      data: { ...toStatus(idResposta, status), ...toNamesWithoutEmail(withoutEmail) },
      msg: performanceMessages.saved,
    };
  });
}
