import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { saveFeedback } from '../evaluation/feedback-service.ts';
import { toFeedbackProgress } from '../evaluation/manager-scores-serializer.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Saves a manager's feedback on one competency. */
export function saveManagerFeedback(services: MailServices): Operation {
  return defineOperation('saveManagerFeedback', async ({ body }, context) => {
    const progress = await saveFeedback(services, context, {
      scoreId: body.idRespostaOpcaoGestor,
      competencyId: body.idCompetencia,
      managerId: body.idOrganogramaPessoaGestor,
      text: body.dsFeedback,
    });
    return { data: toFeedbackProgress(progress), msg: performanceMessages.feedbackSent };
  });
}
