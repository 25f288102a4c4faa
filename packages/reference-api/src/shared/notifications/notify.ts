import { dateOnlyOf } from '@aferir/domain';
import { sql } from 'kysely';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { keptChange } from '../../platform/db/kept-query.ts';
import { type Audience, audienceKey } from './audiences.ts';
import type { NotificationDetails, NotificationKind } from './notifications-tables.ts';

/** Something that has happened and that somebody is told of. */
export interface NotificationEvent {
  readonly kind: NotificationKind;
  /** Names the event within the company: however often it is told of, there is one notification. */
  readonly key: string;
  readonly audience: Audience;
  /** Whom it is about. */
  readonly personId?: number;
  readonly subject?: { readonly kind: LinkKind | 'import'; readonly id: number };
  /** What of its kind and day it is told together with; left out, all of them. */
  readonly apart?: string | number;
  /** Facts of the moment; never results, answers or hashes. */
  readonly details?: NotificationDetails;
}

/** Of which company something is told, and when it happened. */
export interface NotificationOrigin {
  readonly db: Db;
  readonly companyId: number;
  readonly now: Date;
}

/**
 * Tells of something, in the transaction in which it happens. What is addressed to a person who uses no staff area is
 * told to nobody, and not kept.
 */
export async function notify(
  { db, companyId, now }: NotificationOrigin,
  event: NotificationEvent,
): Promise<void> {
  const { kind, key, audience, personId = null, subject, apart, details = {} } = event;
  const addressee = 'section' in audience ? audience : undefined;
  await insert(db, {
    companyId,
    kind,
    key,
    audience: audienceKey(audience),
    topic: [dateOnlyOf(now), kind, ...(apart === undefined ? [] : [apart])].join(':'),
    toPersonId: addressee?.personId ?? null,
    toStaffUserId: addressee?.staffUserId ?? null,
    personId,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    details: JSON.stringify(details),
    now,
  });
}

/** Takes back what asked for something that nobody is asked for any more. */
export async function withdraw(
  { db, companyId }: Pick<NotificationOrigin, 'db' | 'companyId'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await remove(db, { companyId, keys });
}

interface Given {
  companyId: number;
  kind: NotificationKind;
  key: string;
  audience: string;
  topic: string;
  toPersonId: number | null;
  toStaffUserId: number | null;
  personId: number | null;
  subjectKind: LinkKind | 'import' | null;
  subjectId: number | null;
  details: string;
  now: Date;
}

const columns = [
  'company_id',
  'kind',
  'event_key',
  'audience',
  'topic',
  'to_person_id',
  'to_staff_user_id',
  'person_id',
  'subject_kind',
  'subject_id',
  'details',
  'occurred_at',
] as const;

const insert = keptChange((db, given: Given) =>
  db
    .insertInto('notification')
    .columns([...columns])
    .expression(
      db
        .selectNoFrom([
          sql<number>`${given.companyId}::bigint`.as('company_id'),
          sql<NotificationKind>`${given.kind}::text`.as('kind'),
          sql<string>`${given.key}::text`.as('event_key'),
          sql<string>`${given.audience}::text`.as('audience'),
          sql<string>`${given.topic}::text`.as('topic'),
          sql<number | null>`${given.toPersonId}::bigint`.as('to_person_id'),
          sql<number | null>`${given.toStaffUserId}::bigint`.as('to_staff_user_id'),
          sql<number | null>`${given.personId}::bigint`.as('person_id'),
          sql<LinkKind | 'import' | null>`${given.subjectKind}::text`.as('subject_kind'),
          sql<number | null>`${given.subjectId}::bigint`.as('subject_id'),
          sql<string>`${given.details}::jsonb`.as('details'),
          sql<Date>`${given.now}::timestamptz`.as('occurred_at'),
        ])
        .where(({ or, exists, selectFrom }) =>
          or([
            sql<boolean>`${given.toPersonId}::bigint is null`,
            exists(
              selectFrom('staff_user')
                .select('staff_user.id')
                .where('staff_user.company_id', '=', given.companyId)
                .where('staff_user.person_id', '=', given.toPersonId)
                .where('staff_user.deleted_at', 'is', null),
            ),
          ]),
        ),
    )
    .onConflict((told) => told.columns(['company_id', 'event_key']).doNothing()),
);

const remove = keptChange(
  (db, { companyId, keys }: { companyId: number; keys: readonly string[] }) =>
    db
      .deleteFrom('notification')
      .where('company_id', '=', companyId)
      .where('event_key', '=', anyOf(keys)),
);
