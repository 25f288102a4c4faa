import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { toManagerProgress } from '../evaluation/manager-scores-serializer.ts';
import { saveRating } from '../evaluation/rating-service.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Saves a manager's score of one competency. */
export function saveManagerAnswer(services: MailServices): Operation {
  return defineOperation('saveManagerAnswer', async ({ body }, context) => {
    const progress = await saveRating(services, context, {
      responseCompetencyId: body.idRespostaOpcao,
      competencyId: body.idCompetencia,
      managerId: body.idOrganogramaGestor,
      score: body.nrIndice,
      comment: body.dsComentario?.trim(),
    });
    return { data: toManagerProgress(progress), msg: performanceMessages.saved };
  });
}
