import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { BehavioralServices } from '../behavioral-services.ts';
import { createRequest } from '../requests/request-service.ts';

/** Sends a request to a person. */
export function createDiscRequest(services: BehavioralServices): Operation {
  return defineOperation('createDiscRequest', async ({ body }, context) => {
    const id = await createRequest(services, context, body.idOrganogramaPessoaAvaliada);
    return { data: id, msg: String(id) };
  });
}
