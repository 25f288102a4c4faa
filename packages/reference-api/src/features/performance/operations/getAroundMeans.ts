import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { readAroundMeans } from '../raters/around-means.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { toAroundMeans } from '../raters/raters-serializer.ts';

/** Tells the means of those around a person. */
export function getAroundMeans(ports: RaterPorts): Operation {
  return defineOperation('getAroundMeans', async ({ query }, context) => ({
    data: toAroundMeans(await readAroundMeans(ports, context, query.idResposta)),
  }));
}
