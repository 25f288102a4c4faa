import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { createRequest } from '../requests/request-service.ts';

/** Sends a performance request to a person. */
export function createPerformanceRequest(services: MailServices): Operation {
  return defineOperation('createPerformanceRequest', async ({ body }, context) => {
    const id = await createRequest(services, context, body.idOrganogramaPessoaAvaliada);
    return { data: id, msg: String(id) };
  });
}
