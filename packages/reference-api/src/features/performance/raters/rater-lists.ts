import {
  type AroundPhase,
  isInReportScope,
  type ProposingSide,
  type RaterGroup,
  raterGroupOf,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { ReadingContext } from '../../../operation/context.ts';
import {
  matchingPeople,
  type Page,
  type PageQuery,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../../platform/db/people-list.ts';
import {
  type AudiencePerson,
  audiencePersonColumns,
} from '../../../shared/audience/audience-person.ts';
import { findProposed, type RaterPorts, readAround, requireOpen } from './rater-access.ts';
import { listExcluded } from './rater-service.ts';
import { createRaterStore, type ListedRater } from './rater-store.ts';

/** Who was proposed for a review, as the caller sees it. */
export interface RatersOfReview {
  readonly phase: AroundPhase;
  readonly side: ProposingSide;
  readonly raters: readonly ListedRater[];
}

/** Reads who was proposed for a review, for the person and whoever manages them by now. */
export async function readRatersOf(
  { readCycleCourses }: Pick<RaterPorts, 'readCycleCourses'>,
  context: ReadingContext,
  responseId: number,
): Promise<RatersOfReview> {
  const { response, side } = await findProposed(context, responseId);
  const { phase } = await readAround(readCycleCourses, context, response);
  const store = createRaterStore(context.db, context.company.id);
  return { phase, side, raters: phase === 'none' ? [] : await store.listOf(response.id) };
}

/** Somebody who can be proposed. */
export interface ListedCandidate extends AudiencePerson {
  readonly group: RaterGroup;
}

/** Lists active people who can be proposed for a review, by name. */
export async function listRaterCandidatesOf(
  { readCycleCourses }: Pick<RaterPorts, 'readCycleCourses'>,
  context: ReadingContext,
  { responseId, pattern, ...page }: PageQuery & { responseId: number; pattern: string | undefined },
): Promise<Page<ListedCandidate>> {
  const { db, company } = context;
  const { response } = await findProposed(context, responseId);
  requireOpen((await readAround(readCycleCourses, context, response)).phase);
  const { managers, reports } = await listExcluded(context, response);
  const proposed = await createRaterStore(db, company.id).listOf(response.id);
  const excluded = [response.person_id, ...managers, ...proposed.map(({ personId }) => personId)];
  const query = { companyId: company.id, onlyActive: true, pattern, ...page };
  const matches = matchingPeople(db, query, ['position', 'department']).where(
    'person.id',
    '!=',
    sql<number>`all(${excluded})`,
  );
  const rows = await pageWithWorkplaces(db, matches, valuesOf(query))
    .select(audiencePersonColumns)
    .select('person.department_id')
    .execute();
  return {
    total: await totalOf(rows, () => matches, query),
    rows: rows.map((row) => ({
      ...row,
      group: raterGroupOf({
        reportsToPerson: isInReportScope(reports, { id: row.id, departmentId: row.department_id }),
      }),
    })),
  };
}
