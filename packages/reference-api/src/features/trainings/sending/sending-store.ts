import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';

/** A training as it is sent. */
export interface SentTraining {
  readonly id: number;
  readonly title: string;
  readonly isActive: boolean;
  readonly hasVideos: boolean;
}

/** Whom one company's trainings were sent to. */
export interface SendingStore {
  /** Whoever else sends the training or changes it as such waits until the transaction ends. */
  lock(trainingId: number): Promise<SentTraining | undefined>;
  /** Undefined: it is not for the person. */
  find(trainingId: number, personId: number): Promise<{ sentAt: Date | null } | undefined>;
  markSent(trainingId: number, personIds: readonly number[], now: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createSendingStore(db: Db, companyId: number): SendingStore {
  const peopleOf = (trainingId: number) =>
    db
      .selectFrom('training_person as assigned')
      .where('assigned.company_id', '=', companyId)
      .where('assigned.training_id', '=', trainingId);

  return {
    lock: (trainingId) =>
      db
        .selectFrom('training')
        .where('company_id', '=', companyId)
        .where('id', '=', trainingId)
        .select(['id', 'title', 'is_active as isActive'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('training_resource')
              .where('training_resource.company_id', '=', companyId)
              .where('training_resource.training_id', '=', trainingId)
              .select('training_resource.id'),
          )
            .$castTo<boolean>()
            .as('hasVideos'),
        )
        .forNoKeyUpdate()
        .executeTakeFirst(),

    find: (trainingId, personId) =>
      peopleOf(trainingId)
        .where('assigned.person_id', '=', personId)
        .select('assigned.sent_at as sentAt')
        .executeTakeFirst(),

    async markSent(trainingId, personIds, now) {
      await db
        .with('marked', (cte) =>
          cte
            .updateTable('training_person')
            .set({ sent_at: now })
            .where('company_id', '=', companyId)
            .where('training_id', '=', trainingId)
            .where('person_id', '=', anyOf(personIds)),
        )
        .updateTable('training')
        .set({ sent_at: now })
        .where('company_id', '=', companyId)
        .where('id', '=', trainingId)
        .execute();
    },
  };
}
