import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { removePerson } from '../running/change-people.ts';

/** Takes somebody out of a cycle. */
export function removeCyclePerson(ports: CyclePorts): Operation {
  return defineOperation('removeCyclePerson', async ({ body }, context) => {
    await removePerson(ports, context, { id: body.idCiclo, personId: body.idOrganogramaPessoa });
    return { data: null, msg: cyclesMessages.removed };
  });
}
