import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { releaseResults } from '../running/release-results.ts';

/** Releases the results of a cycle, now or on a day. */
export function releaseCycleResults(ports: CyclePorts): Operation {
  return defineOperation('releaseCycleResults', async ({ body }, context) => ({
    msg: await releaseResults(ports, context, { id: body.idCiclo, day: body.dtLiberacao }),
    data: null,
  }));
}
