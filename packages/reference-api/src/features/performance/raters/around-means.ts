import {
  type AroundGroup,
  type AroundPhase,
  areMeansTold,
  aroundMeans,
  aroundPhaseFor,
  type ReviewReader,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { openResponse, reportOf, requireComparison } from '../access/performance-access.ts';
import type { PerformanceResponseRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type RaterPorts, readAround } from './rater-access.ts';
import { createRaterStore } from './rater-store.ts';

/** What those around a person came to, where it is told. */
export interface AroundOfReport {
  readonly phase: AroundPhase;
  readonly competencies: readonly ResponseCompetencyRow[];
  readonly groups: readonly AroundGroup[];
}

/** Reads the means of those around, as whoever reads the comparison may; by others than the person this leaves a trace. */
export async function readAroundMeans(
  ports: Pick<RaterPorts, 'readCycleCourses'>,
  context: OperationContext,
  responseId: number,
): Promise<AroundOfReport> {
  const opened = await openResponse(context, responseId);
  requireComparison(opened);
  const told = await meansFor(ports, context, opened);
  if (told.groups.length > 0) {
    await noteOpening(context, reportOf(opened), { action: 'performance-around-means.read' });
  }
  return told;
}

/** The means of a review as a reader is told them; no groups before they are. */
export async function meansFor(
  { readCycleCourses }: Pick<RaterPorts, 'readCycleCourses'>,
  context: InCompany,
  {
    response,
    reader,
  }: { readonly response: PerformanceResponseRow; readonly reader: ReviewReader },
): Promise<AroundOfReport> {
  const { db, company } = context;
  const around = await readAround(readCycleCourses, context, response);
  const phase = aroundPhaseFor(around.phase, response, reader);
  if (!areMeansTold(phase, response, reader)) return { phase, competencies: [], groups: [] };
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(response.id);
  const store = createRaterStore(db, company.id);
  const raters = await store.listOf(response.id);
  const scores = await store.scoresOf(raters.map(({ id }) => id));
  const ratings = raters.map(({ id, group }) => {
    const own = scores.filter(({ raterId }) => raterId === id);
    return {
      group,
      scores: new Map(own.map(({ competencyId, score }) => [competencyId, score])),
      comments: new Map(own.map(({ competencyId, comment }) => [competencyId, comment])),
    };
  });
  const ids = competencies.map(({ competency_id }) => competency_id);
  return { phase, competencies, groups: aroundMeans(ids, ratings) };
}
