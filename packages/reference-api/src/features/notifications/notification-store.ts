import { firstNotificationDay, notificationsExpireBefore } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { NotificationMarkTable } from './notifications-tables.ts';
import type { Reader } from './reader.ts';

/** The notifications of one company, as a reader sees them. */
export interface NotificationStore {
  /** What is shown to the reader of that id, where it is. */
  find(reader: Reader, id: number, now: Date): Promise<Told | undefined>;
  markAllUpTo(reader: Reader, id: number): Promise<void>;
  markOne(reader: Reader, told: Told): Promise<void>;
  expire(now: Date): Promise<void>;
}

/** A notification with the row that it stands in. */
export interface Told extends Readonly<Pick<NotificationMarkTable, 'audience' | 'topic'>> {
  readonly id: number;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createNotificationStore(db: Db, companyId: number): NotificationStore {
  return {
    find: ({ audiences }, id, now) =>
      db
        .selectFrom('notification')
        .select(['id', 'audience', 'topic'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('audience', '=', anyOf(audiences))
        .where('topic', '>=', firstNotificationDay(now))
        .executeTakeFirst(),

    async markAllUpTo({ staffUserId }, id) {
      await db
        .insertInto('notification_reader')
        .values({ company_id: companyId, staff_user_id: staffUserId, read_up_to: id })
        .onConflict((known) =>
          known.columns(['company_id', 'staff_user_id']).doUpdateSet({
            read_up_to: sql<number>`greatest(notification_reader.read_up_to, excluded.read_up_to)`,
          }),
        )
        .execute();
      await db
        .deleteFrom('notification_mark')
        .where('company_id', '=', companyId)
        .where('staff_user_id', '=', staffUserId)
        .where('read_up_to', '<=', id)
        .execute();
    },

    async markOne({ staffUserId }, { id, audience, topic }) {
      await db
        .insertInto('notification_mark')
        .values({
          company_id: companyId,
          staff_user_id: staffUserId,
          audience,
          topic,
          read_up_to: id,
        })
        .onConflict((known) =>
          known.columns(['company_id', 'staff_user_id', 'audience', 'topic']).doUpdateSet({
            read_up_to: sql<number>`greatest(notification_mark.read_up_to, excluded.read_up_to)`,
          }),
        )
        .execute();
    },

    async expire(now) {
      await db
        .deleteFrom('notification')
        .where('company_id', '=', companyId)
        .where('occurred_at', '<', notificationsExpireBefore(now))
        .execute();
      await db
        .deleteFrom('notification_mark')
        .where('company_id', '=', companyId)
        .where('topic', '<', firstNotificationDay(now))
        .execute();
    },
  };
}
