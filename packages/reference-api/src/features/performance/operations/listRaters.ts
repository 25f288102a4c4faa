import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { readRatersOf } from '../raters/rater-lists.ts';
import { toRaterList } from '../raters/raters-serializer.ts';

/** Lists who was proposed to rate the person of a review. */
export function listRaters(ports: RaterPorts): Operation {
  return defineReading('listRaters', async ({ query }, context) => ({
    data: toRaterList(await readRatersOf(ports, context, query.idResposta)),
  }));
}
