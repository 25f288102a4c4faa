import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import type {
  ManagerScoreTable,
  PerformanceCompetencyRow,
  PerformanceResponseRow,
  PerformanceResponseTable,
  ResponseCompetencyTable,
  ResponseManagerTable,
} from '../performance-tables.ts';
import type { DrawnReview } from './draw-review.ts';

/** A response on its way into the database. */
export interface ReviewToInsert {
  person: PersonRow;
  competencies: readonly PerformanceCompetencyRow[];
  drawn: DrawnReview;
  response: Insertable<PerformanceResponseTable>;
}

/** A response in the database. */
export interface InsertedReview extends Omit<ReviewToInsert, 'response'> {
  response: PerformanceResponseRow;
}

/** Inserts responses with all that belongs to them, a statement for each table. */
export async function insertReviews(
  db: Db,
  companyId: number,
  reviews: readonly ReviewToInsert[],
): Promise<InsertedReview[]> {
  const rows = await db
    .insertInto('performance_response')
    .values(reviews.map(({ response }) => response))
    .returningAll()
    .execute();
  const inserted = reviews.flatMap((review, index) => {
    const response = rows[index];
    return response ? { ...review, response } : [];
  });
  const competencies = await db
    .insertInto('performance_response_competency')
    .values(inserted.flatMap((review) => competencyRows(companyId, review)))
    .returning(['id', 'response_id', 'competency_id'])
    .execute();
  const idOf = new Map(
    competencies.map(({ id, response_id, competency_id }) => [
      `${response_id} ${competency_id}`,
      id,
    ]),
  );
  await db
    .insertInto('performance_response_manager')
    .values(inserted.flatMap((review) => managerRows(companyId, review)))
    .execute();
  await db
    .insertInto('performance_manager_score')
    .values(
      inserted.flatMap((review) =>
        scoreRows(companyId, review, (competencyId) =>
          idOf.get(`${review.response.id} ${competencyId}`),
        ),
      ),
    )
    .execute();
  return inserted;
}

function competencyRows(
  companyId: number,
  { response, competencies, drawn }: InsertedReview,
): Insertable<ResponseCompetencyTable>[] {
  return competencies.map(({ id, code, name, description }, index) => {
    const given = drawn.selfScores.find(({ competencyId }) => competencyId === id);
    return {
      company_id: companyId,
      response_id: response.id,
      competency_id: id,
      sort_order: index + 1,
      code,
      name,
      description,
      self_score: given?.score ?? null,
      self_scored_at: given?.at ?? null,
    };
  });
}

function managerRows(
  companyId: number,
  { response, drawn }: InsertedReview,
): Insertable<ResponseManagerTable>[] {
  return drawn.managers.map(({ id, ratedAt }) => ({
    company_id: companyId,
    response_id: response.id,
    manager_id: id,
    frozen_at: drawn.selfFinishedAt ?? drawn.sentAt,
    rated_at: ratedAt,
  }));
}

function scoreRows(
  companyId: number,
  { drawn }: InsertedReview,
  idOf: (competencyId: number) => number | undefined,
): Insertable<ManagerScoreTable>[] {
  return drawn.managers.flatMap(({ id, scores }) =>
    scores.map(({ competencyId, score, at, feedback }) => ({
      company_id: companyId,
      response_competency_id: idOf(competencyId) ?? 0,
      manager_id: id,
      score,
      scored_at: at,
      feedback: feedback?.text ?? null,
      feedback_at: feedback?.at ?? null,
    })),
  );
}
