import { oneLine } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { saveAgreementOf } from '../agreements/agreement-service.ts';

/** Saves an agreement of a review, and asks the other side to confirm it. */
export function saveAgreement(services: MailServices): Operation {
  return defineOperation('saveAgreement', async ({ body }, context) => {
    const id = await saveAgreementOf(
      services,
      context,
      { id: body.idCombinado, version: body.nrVersao, responseId: body.idResposta },
      {
        goal: oneLine(body.dsObjetivo),
        action: body.dsAcao.trim(),
        doer: body.tpResponsavel === 'gestor' ? 'manager' : 'person',
        dueOn: body.dtPrazo,
        competencyId: body.idCompetencia,
      },
    );
    return { data: id, msg: String(id) };
  });
}
