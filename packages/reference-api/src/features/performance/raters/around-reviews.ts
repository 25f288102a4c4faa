import { reportScope } from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import { asEmployee, type ReadingContext } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { isInScope } from '../../../shared/people/ids-in-scope.ts';
import { phaseOf, type RaterPorts } from './rater-access.ts';

/** A review for which the caller says who rates. */
export interface AroundReview {
  readonly responseId: number;
  readonly personName: string;
  readonly isOwn: boolean;
  /** Proposals that wait for the manager. */
  readonly proposed: number;
  /** Who was asked, whether they have answered or not. */
  readonly asked: number;
}

/** Lists the caller's own review and those of whom they manage, as long as those around can rate: the own one first, then by name. */
export async function listAroundReviews(
  { readCycleCourses }: Pick<RaterPorts, 'readCycleCourses'>,
  context: ReadingContext,
): Promise<AroundReview[]> {
  const { db, company, actor } = context;
  const { personId } = asEmployee(actor);
  const structure = await loadManagementStructure(db, company.id);
  const scope = reportScope(structure, personId, { immediateOnly: true });
  const rows = await db
    .selectFrom('performance_response as response')
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('response.company_id', '=', company.id)
    .where('response.cycle_id', 'is not', null)
    .where('person.is_active', '=', true)
    .where(sql<SqlBool>`(person.id = ${personId} or (${isInScope(scope)}))`)
    .select([
      'response.id',
      'response.person_id',
      'response.cycle_id',
      'response.closed_at',
      'response.finished_at',
      'person.name',
    ])
    .orderBy(sql`person.id = ${personId}`, 'desc')
    .orderBy('person.search_name')
    .orderBy('response.id')
    .execute();
  const cycleIds = [...new Set(rows.flatMap(({ cycle_id }) => cycle_id ?? []))];
  const courses = await readCycleCourses(context, cycleIds);
  const open = rows.filter((row) => phaseOf(row, courses.get(row.cycle_id ?? 0)) === 'open');
  const raters = await db
    .selectFrom('performance_rater')
    .where('company_id', '=', company.id)
    .where('response_id', '=', anyOf(open.map(({ id }) => id)))
    .where('refused_at', 'is', null)
    .select(['response_id', 'asked_at'])
    .execute();
  return open.map(({ id, person_id, name }) => {
    const own = raters.filter(({ response_id }) => response_id === id);
    const asked = own.filter(({ asked_at }) => asked_at !== null).length;
    return {
      responseId: id,
      personName: name,
      isOwn: person_id === personId,
      proposed: own.length - asked,
      asked,
    };
  });
}
