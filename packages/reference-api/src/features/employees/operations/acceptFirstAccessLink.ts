import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { employeesMessages } from '../employees-messages.ts';
import type { FirstAccessService } from '../first-access/open-first-access-link.ts';

/** Sets the first password of a person by a link that was handed over. */
export function acceptFirstAccessLink(service: FirstAccessService): Operation {
  return definePublicOperation('acceptFirstAccessLink', async ({ params, body }, context) => {
    await service.accept(params.hash, body.senha, context);
    return { data: null, msg: employeesMessages.firstAccessAccepted };
  });
}
