import {
  type CalibrationSums,
  type CompetencyMeans,
  calibrationMeans,
  type UnitMeans,
} from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListContext, OperationContext } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { idsOfBranch } from '../../../platform/db/department-branch.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import {
  type ListedPeople,
  type MatchingPeople,
  matchingPeople,
  type PageQuery,
  type PeopleOrder,
  type PeopleRank,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../../platform/db/people-list.ts';
import {
  type AudiencePerson,
  audiencePersonColumns,
} from '../../../shared/audience/audience-person.ts';
import { noteOpenings } from '../../../shared/reports/report-opening.ts';
import { reportOf } from '../access/performance-access.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { type LoadedReview, loadReviews } from '../review/review-model.ts';
import { type CalibrationPorts, findHolding, requireResults } from './calibration-access.ts';
import { countCalibrated } from './calibration-store.ts';

/** Which page of the scores of a cycle is asked for. */
export interface GridQuery extends PageQuery {
  readonly cycleId: number;
  /** Whoever is in this department or one below it; undefined for all. */
  readonly departmentId: number | undefined;
  /** What name or workplace has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Without it, by name. */
  readonly order?: PeopleOrder | undefined;
  /** The competency whose scores people are put in order by; it comes before any other order. */
  readonly scoreOrder?: ScoreOrder | undefined;
}

/** By the scores of which competency people are put in order. */
export interface ScoreOrder {
  readonly competencyId: number;
  readonly isDescending: boolean;
}

/** Somebody with the review whose scores can be calibrated. */
export interface GridRow {
  readonly person: AudiencePerson;
  readonly loaded: LoadedReview<PerformanceResponseRow>;
}

/** The scores of a cycle, a page of people, and what all of them come to. */
export interface CalibrationGrid {
  /** Whether scores can be changed. */
  readonly isOpen: boolean;
  readonly competencies: readonly CompetencyMeans[];
  readonly overall: UnitMeans;
  readonly rows: readonly GridRow[];
  readonly total: number;
  /** Active people of the department in the cycle whose managers have not all rated. */
  readonly pending: number;
  /** Scores of the cycle that stand calibrated. */
  readonly calibrated: number;
}

/** Reads the scores of a cycle for who calibrates them; it opens the reports of those on the page. */
export async function openGrid(
  ports: CalibrationPorts,
  context: OperationContext,
  query: GridQuery,
): Promise<CalibrationGrid> {
  requireResults(context);
  const { releasedAt } = await findHolding(ports, context, query.cycleId);
  const grid = await readGrid(context, query);
  await noteOpenings(
    context,
    grid.rows.map(({ loaded }) => reportOf(loaded)),
  );
  return { ...grid, isOpen: releasedAt === null };
}

/** Reads a page of the scores of a cycle for who takes them away, without what all of them come to. */
export async function openGridRows(
  ports: CalibrationPorts,
  context: ListContext,
  query: GridQuery,
): Promise<Pick<CalibrationGrid, 'isOpen' | 'rows' | 'total'>> {
  requireResults(context);
  const { releasedAt } = await findHolding(ports, context, query.cycleId);
  return { ...(await readGridRows(context, query)), isOpen: releasedAt === null };
}

/** Reads a page of the scores of a cycle and its means, in as many statements however many people there are. */
export async function readGrid(
  context: InCompany,
  query: GridQuery,
): Promise<Omit<CalibrationGrid, 'isOpen'>> {
  const { db, company } = context;
  const { cycleId, departmentId } = query;
  const results = resultsOf(company.id, cycleId);
  const unit = { companyId: company.id, departmentId, onlyActive: true };
  return {
    ...calibrationMeans(await sumScores(context, query, results)),
    ...(await readGridRows(context, query)),
    pending: await countPending(db, unit, { cycleId, results }),
    calibrated: await countCalibrated(context, cycleId),
  };
}

async function readGridRows(
  context: InCompany,
  query: GridQuery,
): Promise<Pick<CalibrationGrid, 'rows' | 'total'>> {
  const { db, company } = context;
  const { cycleId, scoreOrder } = query;
  const listed = { ...query, companyId: company.id, onlyActive: true };
  const results = resultsOf(company.id, cycleId);
  const matches = whoHaveResults(db, listed, results);
  const rank = scoreOrder && rankBy(scoreOrder, results);
  const people = await pageWithWorkplaces(db, matches, valuesOf(listed), rank)
    .select(audiencePersonColumns)
    .execute();
  const responses = await responsesOf(
    context,
    resultsOf(
      company.id,
      cycleId,
      people.map(({ id }) => id),
    ),
  );
  const reviews = new Map(
    (await loadReviews(context, responses)).map((one) => [one.response.person_id, one]),
  );
  return {
    rows: people.flatMap((person) => {
      const loaded = reviews.get(person.id);
      return loaded ? [{ person, loaded }] : [];
    }),
    total: await totalOf(people, () => matches, query),
  };
}

/** The score of each `person` in a competency, calibrated where it stands so. */
function rankBy(
  { competencyId, isDescending }: ScoreOrder,
  results: RawBuilder<unknown>,
): PeopleRank {
  return {
    of: sql<number | null>`(
      select result.manager_averages[array_position(result.competency_ids, ${competencyId}::bigint)]
      from ${results} as result where result.person_id = person.id)`,
    isDescending,
  };
}

/** The last result of each person of a cycle, or of some of them: what figures of the cycle count. */
function resultsOf(
  companyId: number,
  cycleId: number,
  personIds?: readonly number[],
): RawBuilder<unknown> {
  const isAmong = personIds ? sql`response.person_id = ${anyOf(personIds)}` : sql`true`;
  return sql`(
    select distinct on (result.person_id) result.person_id, result.response_id,
      result.competency_ids, result.manager_averages
    from performance_response as response
    join performance_result as result on result.company_id = response.company_id
      and result.response_id = response.id
    where response.company_id = ${companyId} and response.cycle_id = ${cycleId} and ${isAmong}
    order by result.person_id, result.finished_at desc, result.response_id desc)`;
}

function whoHaveResults(
  db: Db,
  listed: ListedPeople,
  results: RawBuilder<unknown>,
): MatchingPeople {
  return matchingPeople(db, listed, ['position', 'department']).where(
    'person.id',
    'in',
    sql<number>`(select person_id from ${results} as result)`,
  );
}

function responsesOf(
  { db, company }: InCompany,
  results: RawBuilder<unknown>,
): Promise<PerformanceResponseRow[]> {
  return db
    .selectFrom('performance_response')
    .selectAll()
    .where('company_id', '=', company.id)
    .where('id', 'in', sql<number>`(select response_id from ${results} as result)`)
    .execute();
}

/** What the counted scores of the active people of a cycle add up to, in a department and everywhere. */
async function sumScores(
  { db, company }: InCompany,
  { departmentId }: Pick<GridQuery, 'departmentId'>,
  results: RawBuilder<unknown>,
): Promise<readonly CalibrationSums[]> {
  const isInUnit =
    departmentId === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`coalesce(person.department_id = any(array${idsOfBranch(company.id, departmentId)}), false)`;
  const { rows } = await sql<CalibrationSums>`
    select competency.id, competency.name, told.* from (
      select scored.competency_id, count(*) as "cycleCount", sum(scored.average) as "cycleSum",
        count(*) filter (where is_in_unit) as "unitCount",
        coalesce(sum(scored.average) filter (where is_in_unit), 0) as "unitSum"
      from (
        select ${isInUnit} as is_in_unit, unnest(result.competency_ids) as competency_id,
          unnest(result.manager_averages) as average
        from ${results} as result
        join person on person.company_id = ${company.id} and person.id = result.person_id
          and person.is_active
      ) as scored
      group by scored.competency_id
    ) as told
    join performance_competency as competency on competency.company_id = ${company.id}
      and competency.id = told.competency_id
    order by competency.sort_order, competency.id`.execute(db);
  return rows;
}

async function countPending(
  db: Db,
  { companyId, departmentId, onlyActive }: ListedPeople,
  { cycleId, results }: { readonly cycleId: number; readonly results: RawBuilder<unknown> },
): Promise<number> {
  const { count } = await matchingPeople(db, { companyId, departmentId, onlyActive }, [])
    .where(
      'person.id',
      'in',
      sql<number>`(select person_id from cycle_person
        where company_id = ${companyId} and cycle_id = ${cycleId})`,
    )
    .where('person.id', 'not in', sql<number>`(select person_id from ${results} as result)`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
