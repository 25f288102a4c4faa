import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { releaseResults, takeReleaseDayBack } from '../running/release-results.ts';

/** Releases the results of a cycle, now or on a day, or takes the day back. */
export function releaseCycleResults(ports: CyclePorts): Operation {
  return defineOperation('releaseCycleResults', async ({ body }, context) => {
    const { idCiclo: id, dtLiberacao: day, flTiraDia: isTakenBack } = body;
    if (!isTakenBack) return { msg: await releaseResults(ports, context, { id, day }), data: null };
    if (day !== null) throw invalidField('dtLiberacao', cyclesMessages.dayTakenBack);
    return { msg: await takeReleaseDayBack(context, id), data: null };
  });
}
