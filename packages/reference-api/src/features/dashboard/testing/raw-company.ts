import { dateOnlyOf } from '@aferir/domain';
import type { TestApp } from '../../../../test/build-test-app.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Which people, months and cycle, as the filters of the dashboard say it. */
export interface Filters {
  readonly idOrganogramaNo?: number;
  readonly idOrganogramaCargo?: number;
  readonly mesInicio?: string;
  readonly mesFim?: string;
  readonly idCiclo?: number;
}

/** The rows of a company that figures come from, as they are stored. */
export type RawCompany = Awaited<ReturnType<typeof readRows>>;

/** Reads all rows that figures come from. */
export function readRawCompany(test: TestApp, companyId: number): Promise<RawCompany> {
  return test.database.inCompany(companyId, readRows);
}

async function readRows(db: Db) {
  return {
    people: await db.selectFrom('person').selectAll().execute(),
    departments: await db.selectFrom('department').selectAll().execute(),
    positions: await db.selectFrom('position').selectAll().execute(),
    disc: await db.selectFrom('disc_response').selectAll().execute(),
    members: await db.selectFrom('cycle_person').selectAll().execute(),
    reviews: await db.selectFrom('performance_response').selectAll().execute(),
    frozen: await db.selectFrom('performance_response_competency').selectAll().execute(),
    managers: await db.selectFrom('performance_response_manager').selectAll().execute(),
    scores: await db.selectFrom('performance_manager_score').selectAll().execute(),
    trainings: await db.selectFrom('training').selectAll().execute(),
    resources: await db.selectFrom('training_resource').selectAll().execute(),
    assigned: await db.selectFrom('training_person').selectAll().execute(),
    learners: await db.selectFrom('training_learner').selectAll().execute(),
    progress: await db.selectFrom('training_progress').selectAll().execute(),
  };
}

/** People of the department and position, whoever they are. */
export function peopleOf({ people, departments }: RawCompany, filters: Filters) {
  const { idOrganogramaNo: departmentId, idOrganogramaCargo: positionId } = filters;
  const isBelow = (id: number | null): boolean =>
    id !== null &&
    (id === departmentId || isBelow(departments.find((one) => one.id === id)?.parent_id ?? null));
  return people.filter(
    (person) =>
      (!departmentId || isBelow(person.department_id)) &&
      (!positionId || person.position_id === positionId),
  );
}

/** The same, of a cycle those who are in it. */
export function countedPeople(raw: RawCompany, filters: Filters) {
  const { idCiclo } = filters;
  const isMember = (id: number) =>
    raw.members.some(({ person_id, cycle_id }) => person_id === id && cycle_id === idCiclo);
  return peopleOf(raw, filters).filter(({ id }) => !idCiclo || isMember(id));
}

/** Whether a moment is in the months. */
export function isInMonths(moment: Date, { mesInicio, mesFim }: Filters): boolean {
  const month = dateOnlyOf(moment).slice(0, 7);
  return (!mesInicio || month >= mesInicio) && (!mesFim || month <= mesFim);
}

interface Response {
  readonly id: number;
  readonly person_id: number;
  readonly cycle_id: number | null;
}

/** Of each active person the response with the latest moment in the months or the cycle. */
export function latestOf<R extends Response>(
  raw: RawCompany,
  filters: Filters,
  responses: readonly R[],
  momentOf: (response: R) => Date | null,
): R[] {
  return peopleOf(raw, filters)
    .filter(({ is_active }) => is_active)
    .flatMap(({ id }) => {
      const own = responses.flatMap((response) => {
        const moment = momentOf(response);
        return response.person_id === id &&
          moment &&
          isInMonths(moment, filters) &&
          (!filters.idCiclo || response.cycle_id === filters.idCiclo)
          ? [{ response, moment }]
          : [];
      });
      own.sort((a, b) => b.moment.getTime() - a.moment.getTime() || b.response.id - a.response.id);
      return own.slice(0, 1).map(({ response }) => response);
    });
}

/** The results that count: each person's latest finished one. */
export function countedDisc(raw: RawCompany, filters: Filters) {
  return latestOf(raw, filters, raw.disc, ({ finished_at }) => finished_at);
}

/** The reviews that count: each person's latest finished one that was not closed. */
export function countedReviews(raw: RawCompany, filters: Filters) {
  const open = raw.reviews.filter(({ closed_at }) => closed_at === null);
  return latestOf(raw, filters, open, ({ finished_at }) => finished_at);
}

/** The scores of a review that are side by side. */
export function comparedScores(raw: RawCompany, reviewId: number) {
  const frozen = raw.frozen.filter(({ response_id }) => response_id === reviewId);
  const raters = raw.managers
    .filter(({ response_id }) => response_id === reviewId)
    .map(({ manager_id }) =>
      raw.scores.filter(
        (score) =>
          score.manager_id === manager_id &&
          frozen.some(({ id }) => id === score.response_competency_id),
      ),
    )
    .filter((scores) => scores.length === frozen.length);
  return frozen.flatMap((competency) => {
    const given = raters.flatMap((scores) =>
      scores.filter(({ response_competency_id }) => response_competency_id === competency.id),
    );
    if (competency.self_score === null || given.length === 0) return [];
    const manager = given.reduce((sum, { score }) => sum + score, 0) / given.length;
    return [{ competencyId: competency.competency_id, self: competency.self_score, manager }];
  });
}
