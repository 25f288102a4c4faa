import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { addPeople } from '../running/change-people.ts';

/** Brings people into a cycle that is under way. */
export function addCyclePeople(ports: CyclePorts): Operation {
  return defineOperation('addCyclePeople', async ({ body }, context) => {
    const added = { id: body.idCiclo, personIds: body.lstPessoas };
    const count = await addPeople(ports, context, added);
    return { data: { qtdIncluidas: count }, msg: cyclesMessages.added(count) };
  });
}
