import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { createRequest } from '../requests/request-service.ts';

/** Sends a request to a person. */
export function createDiscRequest(services: MailServices): Operation {
  return defineOperation('createDiscRequest', async ({ body }, context) => {
    const id = await createRequest(services, context, body.idOrganogramaPessoaAvaliada);
    return { data: id, msg: String(id) };
  });
}
