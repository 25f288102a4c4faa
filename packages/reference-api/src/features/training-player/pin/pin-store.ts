import type { Db } from '../../../platform/db/database.ts';
import type { Learner } from '../../../shared/learning/learning.ts';

/** The tries of somebody with a PIN, and how long it is good. */
export interface PinState {
  readonly wrongTries: number;
  readonly lockedUntil: Date | null;
  /** Null: the PIN is not one that was sent. */
  readonly expiresAt: Date | null;
}

/** The PINs of one company's trainings, by their digests. */
export interface PinStore {
  /** The state of somebody; whoever else tries for the same person waits until the transaction ends. */
  lock(learner: Learner, digest: string): Promise<PinState>;
  /** Adds a PIN beside those there are; the count of wrong tries begins anew. */
  add(learner: Learner, digest: string, expiresAt: Date): Promise<void>;
  lengthen(learner: Learner, digest: string, expiresAt: Date): Promise<void>;
  setWrongTries(learner: Learner, count: number): Promise<void>;
  /** Lets nobody in until a moment, and with a PIN that is sent later alone. */
  bar(learner: Learner, until: Date): Promise<void>;
  /** Forgets PINs that were good until before a moment. */
  deleteExpired(before: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createPinStore(db: Db, companyId: number): PinStore {
  const keyOf = ({ trainingId, personId }: Learner) => ({
    company_id: companyId,
    training_id: trainingId,
    person_id: personId,
  });
  const changeAccess = ({ trainingId, personId }: Learner) =>
    db
      .updateTable('training_access')
      .where('company_id', '=', companyId)
      .where('training_id', '=', trainingId)
      .where('person_id', '=', personId);
  const addAccess = (learner: Learner) =>
    db
      .insertInto('training_access')
      .values(keyOf(learner))
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const stateOf = ({ trainingId, personId }: Learner, digest: string) =>
    db
      .selectFrom('training_access as access')
      .leftJoin('training_pin as pin', (join) =>
        join
          .onRef('pin.company_id', '=', 'access.company_id')
          .onRef('pin.training_id', '=', 'access.training_id')
          .onRef('pin.person_id', '=', 'access.person_id')
          .on('pin.digest', '=', digest),
      )
      .where('access.company_id', '=', companyId)
      .where('access.training_id', '=', trainingId)
      .where('access.person_id', '=', personId)
      .select([
        'access.wrong_tries as wrongTries',
        'access.locked_until as lockedUntil',
        'pin.expires_at as expiresAt',
      ])
      .forUpdate('access');

  return {
    async lock(learner, digest) {
      const state = await stateOf(learner, digest).executeTakeFirst();
      if (state) return state;
      await addAccess(learner);
      return stateOf(learner, digest).executeTakeFirstOrThrow();
    },

    async add(learner, digest, expiresAt) {
      await changeAccess(learner).set({ wrong_tries: 0 }).execute();
      await db
        .insertInto('training_pin')
        .values({ ...keyOf(learner), digest, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'training_id', 'person_id', 'digest'])
            .doUpdateSet({ expires_at: expiresAt }),
        )
        .execute();
    },

    async lengthen({ trainingId, personId }, digest, expiresAt) {
      await db
        .updateTable('training_pin')
        .set({ expires_at: expiresAt })
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .where('person_id', '=', personId)
        .where('digest', '=', digest)
        .execute();
    },

    async setWrongTries(learner, count) {
      await changeAccess(learner).set({ wrong_tries: count }).execute();
    },

    async bar(learner, until) {
      await changeAccess(learner).set({ wrong_tries: 0, locked_until: until }).execute();
      await db
        .deleteFrom('training_pin')
        .where('company_id', '=', companyId)
        .where('training_id', '=', learner.trainingId)
        .where('person_id', '=', learner.personId)
        .execute();
    },

    async deleteExpired(before) {
      await db
        .deleteFrom('training_pin')
        .where('company_id', '=', companyId)
        .where('expires_at', '<', before)
        .execute();
    },
  };
}
