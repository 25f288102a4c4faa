import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { Recipient } from '../../../shared/requests/recipient.ts';

/** A game as it is sent. */
export interface SentGame {
  readonly id: number;
  readonly title: string;
  readonly isAnonymous: boolean;
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
}

/** Whom one company's games were sent to. */
export interface SendingStore {
  /** Whoever else sends the game or changes it waits until the transaction ends; who answers it does not. */
  lock(gameId: number): Promise<SentGame | undefined>;
  /** Keeps of the people where they work now. */
  markSent(gameId: number, personIds: readonly number[], now: Date): Promise<void>;
  /** How many people there are to remind. */
  countToRemind(gameId: number, now: Date): Promise<number>;
  /** The next of them, by id. */
  findNextToRemind(
    gameId: number,
    now: Date,
    lastPersonId: number,
    most: number,
  ): Promise<Recipient[]>;
  markReminded(gameId: number, personIds: readonly number[], now: Date): Promise<void>;
}

/** Nobody is reminded twice in this time. */
const reminderPause = 24 * 60 * 60 * 1000;

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createSendingStore(db: Db, companyId: number): SendingStore {
  const toRemind = (gameId: number, now: Date) =>
    db
      .selectFrom('game_person as assigned')
      .innerJoin('person', (join) => onReference(join, 'person', 'assigned.person_id'))
      .where('assigned.company_id', '=', companyId)
      .where('assigned.game_id', '=', gameId)
      .where('assigned.sent_at', 'is not', null)
      .where('assigned.finished_on', 'is', null)
      .where(({ or, eb }) =>
        or([
          eb('assigned.reminded_at', 'is', null),
          eb('assigned.reminded_at', '<=', new Date(now.getTime() - reminderPause)),
        ]),
      )
      .where('person.is_active', '=', true)
      .where('person.email', '!=', '');

  return {
    lock: (gameId) =>
      db
        .selectFrom('game')
        .where('company_id', '=', companyId)
        .where('id', '=', gameId)
        .select([
          'id',
          'title',
          'is_anonymous as isAnonymous',
          'sent_at as sentAt',
          'closed_at as closedAt',
        ])
        .forNoKeyUpdate()
        .executeTakeFirst(),

    async markSent(gameId, personIds, now) {
      await sql`with marked as (
          update game_person as assigned set sent_at = ${now},
            department_id = coalesce(department.id, 0),
            department_name = coalesce(department.name, '')
          from person left join department
            on department.company_id = person.company_id and department.id = person.department_id
          where assigned.company_id = ${companyId} and assigned.game_id = ${gameId}
            and assigned.person_id = any(${personIds})
            and person.company_id = assigned.company_id and person.id = assigned.person_id)
        update game set sent_at = coalesce(sent_at, ${now})
        where company_id = ${companyId} and id = ${gameId}`.execute(db);
    },

    async countToRemind(gameId, now) {
      const { count } = await toRemind(gameId, now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    findNextToRemind: (gameId, now, lastPersonId, most) =>
      toRemind(gameId, now)
        .where('assigned.person_id', '>', lastPersonId)
        .select(['person.id', 'person.name', 'person.language'])
        .select(({ ref }) => ref('person.email').$notNull().as('email'))
        .orderBy('assigned.person_id')
        .limit(most)
        .execute(),

    async markReminded(gameId, personIds, now) {
      await db
        .updateTable('game_person')
        .set({ reminded_at: now })
        .where('company_id', '=', companyId)
        .where('game_id', '=', gameId)
        .where('person_id', '=', anyOf(personIds))
        .execute();
    },
  };
}
