import {
  frozenCompetencies,
  managersOf,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
  reviewAlignment,
  settleStatus,
} from '@aferir/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import type { SeedPlace } from '../../../shared/example/seed-place.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import type { PerformanceCompetencyRow, PerformanceResponseTable } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { toReview } from '../review/review-model.ts';
import { type DrawnReview, drawReview } from './draw-review.ts';
import type { ExampleReview } from './example-reviews.ts';
import { type InsertedReview, insertReviews, type ReviewToInsert } from './insert-reviews.ts';
import { mailAndNotify } from './mail-and-notify.ts';

/** Where, when and for whom performance responses are seeded. */
export interface ReviewsToSeed extends SeedPlace {
  plan: readonly ExampleReview[];
}

/** Seeds performance responses with their scores; open ones get working links in the outbox. */
export async function seedReviews(db: Db, seed: ReviewsToSeed): Promise<readonly InsertedReview[]> {
  const people = await db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', seed.company.id)
    .execute();
  const personByName = new Map(people.map((person) => [person.name, person]));
  const structure = await loadManagementStructure(db, seed.company.id);
  const competenciesOf = await readSelections(db, seed.company.id, people);
  const reviews = seed.plan.map((planned, index) => {
    const person = personByName.get(planned.person);
    if (!person) throw new Error(`There is no person ${planned.person} to review`);
    const competencies = competenciesOf(person);
    const drawn = drawReview({
      planned,
      seed: index,
      competencyIds: competencies.map(({ id }) => id),
      managerIds: managersOf(structure, { id: person.id, departmentId: person.department_id }),
      now: seed.now,
    });
    return { person, competencies, drawn, response: responseOf(seed, person, drawn) };
  });
  const inserted = await insertReviews(db, seed.company.id, reviews.toSorted(bySending));
  await mailAndNotify(db, seed, inserted);
  return inserted;
}

function bySending(a: ReviewToInsert, b: ReviewToInsert): number {
  return a.drawn.sentAt.getTime() - b.drawn.sentAt.getTime();
}

async function readSelections(db: Db, companyId: number, people: readonly PersonRow[]) {
  const store = createPerformanceStore(db, companyId);
  const active = await store.listActiveCompetencies();
  const selected = await store.selectedCompetencies(people.map(({ id }) => id));
  return ({ id }: PersonRow): readonly PerformanceCompetencyRow[] =>
    frozenCompetencies(active, selected.get(id) ?? []);
}

function responseOf(
  { company }: SeedPlace,
  person: PersonRow,
  drawn: DrawnReview,
): Insertable<PerformanceResponseTable> {
  const outcome = outcomeOf(drawn);
  return {
    company_id: company.id,
    person_id: person.id,
    mailed_to: person.email ?? '',
    sent_at: drawn.sentAt,
    viewed_at: drawn.viewedAt,
    started_at: drawn.startedAt,
    self_finished_at: drawn.selfFinishedAt,
    closed_at: drawn.closedAt,
    ...outcome,
    finished_at: outcome.status === PERFORMANCE_STATUS.finished ? lastMoment(drawn) : null,
  };
}

/** The status and alignment that the rules give to what was drawn. */
function outcomeOf(drawn: DrawnReview): { status: PerformanceStatus; alignment: number | null } {
  if (!drawn.selfFinishedAt) return { status: statusOfSelf(drawn), alignment: null };
  const review = toReview(
    drawn.selfScores.map(({ competencyId, score }) => ({
      competency_id: competencyId,
      self_score: score,
    })),
    drawn.managers.map(({ id }) => ({ manager_id: id, is_active: true })),
    drawn.managers.flatMap(({ id, scores }) =>
      scores.map(({ competencyId, score, feedback }) => ({
        manager_id: id,
        competency_id: competencyId,
        score,
        feedback: feedback?.text ?? null,
      })),
    ),
  );
  const status = drawn.closedAt
    ? PERFORMANCE_STATUS.finished
    : settleStatus(review, PERFORMANCE_STATUS.awaitingManagers);
  const isCompared = status !== PERFORMANCE_STATUS.awaitingManagers;
  return { status, alignment: isCompared ? reviewAlignment(review) : null };
}

function statusOfSelf({ viewedAt, startedAt }: DrawnReview): PerformanceStatus {
  if (startedAt) return PERFORMANCE_STATUS.started;
  return viewedAt ? PERFORMANCE_STATUS.viewed : PERFORMANCE_STATUS.sent;
}

/** When the last thing happened to a response. */
function lastMoment({ closedAt, selfFinishedAt, managers }: DrawnReview): Date | null {
  if (closedAt) return closedAt;
  const moments = managers.flatMap(({ ratedAt, scores }) => [
    ratedAt,
    ...scores.map(({ feedback }) => feedback?.at ?? null),
  ]);
  return moments.reduce(
    (last, moment) => (moment && last && moment > last ? moment : last),
    selfFinishedAt,
  );
}
