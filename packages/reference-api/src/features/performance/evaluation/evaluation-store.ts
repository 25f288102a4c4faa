import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { ManagerScoreRow, ResponseManagerRow } from '../performance-tables.ts';

/** A frozen manager of a response, as of now. */
export interface FrozenManager
  extends Pick<ResponseManagerRow, 'response_id' | 'manager_id' | 'frozen_at' | 'rated_at'> {
  name: string;
  email: string | null;
  language: string | null;
  is_active: boolean;
}

/** A manager's score with the competency it is about. */
export interface ScoreOfManager extends ManagerScoreRow {
  response_id: number;
  competency_id: number;
}

/** One manager's score on its way into the database. */
export interface NewManagerScore {
  responseCompetencyId: number;
  managerId: number;
  score: number;
  comment: string;
  scoredAt: Date;
}

/** Managers, their scores and feedback, of one company's responses. */
export interface EvaluationStore {
  /** Those of some people who are active, and who stay so until the transaction ends. */
  holdActive(personIds: readonly number[]): Promise<number[]>;
  freezeManagers(responseId: number, managerIds: readonly number[], frozenAt: Date): Promise<void>;
  /** The managers of some responses by name. */
  managersOf(...responseIds: readonly number[]): Promise<FrozenManager[]>;
  stampRated(responseId: number, managerId: number, ratedAt: Date): Promise<void>;
  /** Every manager's scores of some responses, in the order of the competencies. */
  scoresOf(...responseIds: readonly number[]): Promise<ScoreOfManager[]>;
  findScore(id: number): Promise<ScoreOfManager | undefined>;
  /** Puts a score in place of the one before, if there is one. */
  saveScore(score: NewManagerScore): Promise<void>;
  saveFeedback(scoreId: number, feedback: string, writtenAt: Date): Promise<void>;
  /** Whether somebody is among the managers of any response of a person. */
  hasReviewed(managerId: number, personId: number): Promise<boolean>;
  /** Unfinished responses among whose managers somebody is, in the order of their ids. */
  openResponsesOf(managerId: number): Promise<number[]>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createEvaluationStore(db: Db, companyId: number): EvaluationStore {
  const scores = () =>
    db
      .selectFrom('performance_manager_score as score')
      .innerJoin('performance_response_competency as competency', (join) =>
        onReference(join, 'competency', 'score.response_competency_id'),
      )
      .where('score.company_id', '=', companyId)
      .selectAll('score')
      .select(['competency.response_id', 'competency.competency_id']);

  const responsesWith = (managerId: number) =>
    db
      .selectFrom('performance_response_manager as manager')
      .innerJoin('performance_response as response', (join) =>
        onReference(join, 'response', 'manager.response_id'),
      )
      .where('manager.company_id', '=', companyId)
      .where('manager.manager_id', '=', managerId)
      .select('response.id');

  return {
    async holdActive(personIds) {
      const rows = await db
        .selectFrom('person')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', 'in', [0, ...personIds])
        .where('is_active', '=', true)
        .orderBy('id')
        .forShare()
        .execute();
      return rows.map(({ id }) => id);
    },

    async freezeManagers(responseId, managerIds, frozenAt) {
      if (managerIds.length === 0) return;
      await db
        .insertInto('performance_response_manager')
        .values(
          managerIds.map((managerId) => ({
            company_id: companyId,
            response_id: responseId,
            manager_id: managerId,
            frozen_at: frozenAt,
          })),
        )
        .execute();
    },

    managersOf: (...responseIds) =>
      db
        .selectFrom('performance_response_manager as manager')
        .innerJoin('person', (join) => onReference(join, 'person', 'manager.manager_id'))
        .where('manager.company_id', '=', companyId)
        .where('manager.response_id', 'in', [0, ...responseIds])
        .select([
          'manager.response_id',
          'manager.manager_id',
          'manager.frozen_at',
          'manager.rated_at',
          'person.name',
          'person.email',
          'person.language',
          'person.is_active',
        ])
        .orderBy('person.name')
        .orderBy('person.id')
        .execute(),

    async stampRated(responseId, managerId, ratedAt) {
      await db
        .updateTable('performance_response_manager')
        .set({ rated_at: ratedAt })
        .where('company_id', '=', companyId)
        .where('response_id', '=', responseId)
        .where('manager_id', '=', managerId)
        .execute();
    },

    scoresOf: (...responseIds) =>
      scores()
        .where('competency.response_id', 'in', [0, ...responseIds])
        .orderBy('competency.sort_order')
        .orderBy('score.id')
        .execute(),

    findScore: (id) => scores().where('score.id', '=', id).executeTakeFirst(),

    async saveScore({ responseCompetencyId, managerId, score, comment, scoredAt }) {
      await db
        .insertInto('performance_manager_score')
        .values({
          company_id: companyId,
          response_competency_id: responseCompetencyId,
          manager_id: managerId,
          score,
          comment,
          scored_at: scoredAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'response_competency_id', 'manager_id'])
            .doUpdateSet({ score, comment, scored_at: scoredAt }),
        )
        .execute();
    },

    async saveFeedback(scoreId, feedback, writtenAt) {
      await db
        .updateTable('performance_manager_score')
        .set({ feedback, feedback_at: writtenAt })
        .where('company_id', '=', companyId)
        .where('id', '=', scoreId)
        .execute();
    },

    async hasReviewed(managerId, personId) {
      const response = await responsesWith(managerId)
        .where('response.person_id', '=', personId)
        .limit(1)
        .executeTakeFirst();
      return response !== undefined;
    },

    async openResponsesOf(managerId) {
      const rows = await responsesWith(managerId)
        .where('response.finished_at', 'is', null)
        .where('response.closed_at', 'is', null)
        .orderBy('response.id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
