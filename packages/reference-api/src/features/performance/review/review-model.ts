import type { Review } from '@aferir/domain';
import type { InCompany } from '../../../platform/db/in-company.ts';
import {
  createEvaluationStore,
  type FrozenManager,
  type ScoreOfManager,
} from '../evaluation/evaluation-store.ts';
import type { PerformanceResponseRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { createPerformanceStore } from './performance-store.ts';

/** A response with all that was rated and written, as stored and as the rules see it. */
export interface LoadedReview<Response = PerformanceResponseRow> {
  readonly response: Response;
  readonly competencies: readonly ResponseCompetencyRow[];
  readonly managers: readonly FrozenManager[];
  readonly scores: readonly ScoreOfManager[];
  readonly review: Review;
}

/** Loads what belongs to a response. */
export async function loadReview(
  context: InCompany,
  response: PerformanceResponseRow,
): Promise<LoadedReview> {
  const [loaded] = await loadReviews(context, [response]);
  if (!loaded) throw new Error(`Response ${response.id} was not loaded`);
  return loaded;
}

/** Loads what belongs to each of some responses, in three queries however many they are. */
export async function loadReviews<Response extends Pick<PerformanceResponseRow, 'id'>>(
  { db, company }: InCompany,
  responses: readonly Response[],
): Promise<LoadedReview<Response>[]> {
  if (responses.length === 0) return [];
  const ids = responses.map(({ id }) => id);
  const evaluations = createEvaluationStore(db, company.id);
  const competenciesOf = byResponse(
    await createPerformanceStore(db, company.id).competenciesOf(...ids),
  );
  const managersOf = byResponse(await evaluations.managersOf(...ids));
  const scoresOf = byResponse(await evaluations.scoresOf(...ids));
  return responses.map((response) => {
    const competencies = competenciesOf(response.id);
    const managers = managersOf(response.id);
    const scores = scoresOf(response.id);
    const review = toReview(competencies, managers, scores);
    return { response, competencies, managers, scores, review };
  });
}

/** A response as the rules see it. */
export function toReview(
  competencies: readonly (Pick<ResponseCompetencyRow, 'competency_id' | 'self_score'> &
    Partial<Pick<ResponseCompetencyRow, 'calibrated_score'>>)[],
  managers: readonly Pick<FrozenManager, 'manager_id' | 'is_active'>[],
  scores: readonly Pick<ScoreOfManager, 'manager_id' | 'competency_id' | 'score' | 'feedback'>[],
): Review {
  return {
    competencies: competencies.map(({ competency_id, self_score, calibrated_score = null }) => ({
      id: competency_id,
      selfScore: self_score,
      calibratedScore: calibrated_score,
    })),
    managers: managers.map(({ manager_id, is_active }) => {
      const own = scores.filter((score) => score.manager_id === manager_id);
      const withFeedback = own.filter(({ feedback }) => feedback !== null);
      return {
        id: manager_id,
        isActive: is_active,
        scores: new Map(own.map(({ competency_id, score }) => [competency_id, score])),
        feedback: new Set(withFeedback.map(({ competency_id }) => competency_id)),
      };
    }),
  };
}

function byResponse<Row extends { response_id: number }>(
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
