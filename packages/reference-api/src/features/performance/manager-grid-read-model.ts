import type { ReportScope, Review } from '@aferir/domain';
import type { Db } from '../../db/database.ts';
import {
  type Page,
  type ReviewedPeopleQuery,
  type ReviewedPersonRow,
  readPage,
} from './performance-read-model.ts';
import { toReview } from './review-model.ts';

/** Which of a manager's people to list. */
export interface ManagerGridQuery extends ReviewedPeopleQuery {
  managerId: number;
  /** Who reports to the manager. */
  scope: ReportScope;
}

/** Lists who reports to a manager and whoever the manager still rates, a page at a time. */
export function listPeopleOfManager(
  db: Db,
  query: ManagerGridQuery,
): Promise<Page<ReviewedPersonRow>> {
  const { companyId, managerId, scope } = query;
  const active = db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('id', 'not in', [0, ...scope.exceptPersonIds])
    .select('id');
  // A union of what indexes find; one condition with `or` would read the whole company.
  const people = active
    .where('department_id', 'in', [0, ...scope.departmentIds])
    .union(active.where('id', 'in', [0, ...scope.personIds]))
    .union(stillRatedBy(db, companyId, managerId));
  return readPage(db, query, people);
}

/** People on whose open response somebody is one of the managers. */
function stillRatedBy(db: Db, companyId: number, managerId: number) {
  return db
    .selectFrom('performance_response_manager as manager')
    .innerJoin('performance_response as response', (join) =>
      join
        .onRef('response.company_id', '=', 'manager.company_id')
        .onRef('response.id', '=', 'manager.response_id'),
    )
    .where('manager.company_id', '=', companyId)
    .where('manager.manager_id', '=', managerId)
    .where('response.finished_at', 'is', null)
    .where('response.closed_at', 'is', null)
    .select('response.person_id as id');
}

/** When a manager had rated each of some responses; null: not yet, missing: not one of its managers. */
export async function readRatedDates(
  db: Db,
  companyId: number,
  { managerId, responseIds }: { managerId: number; responseIds: readonly number[] },
): Promise<Map<number, Date | null>> {
  const rows = await db
    .selectFrom('performance_response_manager')
    .where('company_id', '=', companyId)
    .where('manager_id', '=', managerId)
    .where('response_id', 'in', [0, ...responseIds])
    .select(['response_id', 'rated_at'])
    .execute();
  return new Map(rows.map(({ response_id, rated_at }) => [response_id, rated_at]));
}

/** Some responses as the rules see them, in three queries however many they are. */
export async function loadReviews(
  db: Db,
  companyId: number,
  responseIds: readonly number[],
): Promise<Map<number, Review>> {
  if (responseIds.length === 0) return new Map();
  const competencies = await db
    .selectFrom('performance_response_competency')
    .where('company_id', '=', companyId)
    .where('response_id', 'in', responseIds)
    .select(['response_id', 'competency_id', 'self_score'])
    .execute();
  const managers = await db
    .selectFrom('performance_response_manager as manager')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'manager.company_id')
        .onRef('person.id', '=', 'manager.manager_id'),
    )
    .where('manager.company_id', '=', companyId)
    .where('manager.response_id', 'in', responseIds)
    .select(['manager.response_id', 'manager.manager_id', 'person.is_active'])
    .execute();
  const scores = await db
    .selectFrom('performance_manager_score as score')
    .innerJoin('performance_response_competency as competency', (join) =>
      join
        .onRef('competency.company_id', '=', 'score.company_id')
        .onRef('competency.id', '=', 'score.response_competency_id'),
    )
    .where('score.company_id', '=', companyId)
    .where('competency.response_id', 'in', responseIds)
    .select([
      'competency.response_id',
      'competency.competency_id',
      'score.manager_id',
      'score.score',
      'score.feedback',
    ])
    .execute();
  const competenciesOf = groupByResponse(competencies);
  const managersOf = groupByResponse(managers);
  const scoresOf = groupByResponse(scores);
  return new Map(
    responseIds.map((id) => [id, toReview(competenciesOf(id), managersOf(id), scoresOf(id))]),
  );
}

function groupByResponse<Row extends { response_id: number }>(
  rows: readonly Row[],
): (responseId: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.response_id);
    if (group) group.push(row);
    else groups.set(row.response_id, [row]);
  }
  return (responseId) => groups.get(responseId) ?? [];
}
