import { firstNotificationDay, type Language } from '@aferir/domain';
import { sql } from 'kysely';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type {
  NotificationDetails,
  NotificationKind,
} from '../../shared/notifications/notifications-tables.ts';
import type { Reader } from './reader.ts';

/** What has happened of one kind on one day, as one row of the list. */
export interface NotificationRow {
  /** The latest of them. */
  readonly id: number;
  readonly kind: NotificationKind;
  readonly occurredAt: Date;
  readonly isRead: boolean;
  readonly count: number;
  /** Whom the latest are about, each once. */
  readonly names: readonly string[];
  readonly personId: number | null;
  readonly subjectKind: LinkKind | 'import' | null;
  readonly subjectId: number | null;
  readonly details: NotificationDetails;
}

/** A page of the list. */
export interface NotificationPage {
  readonly rows: readonly NotificationRow[];
  readonly total: number;
  readonly unread: number;
  /** 0: there is none. */
  readonly latestId: number;
  /** What the reader, as a person of the company, has chosen to be addressed in. */
  readonly chosen: Language | null;
}

/** Which page. */
export interface NotificationQuery {
  readonly take: number;
  readonly page: number;
  readonly now: Date;
}

/** How many people a row names. */
const mostNamed = 2;

interface Line {
  total: number;
  unread: number;
  latest_id: number;
  chosen: Language | null;
  id: number | null;
  kind: NotificationKind;
  occurred_at: Date;
  is_unread: boolean;
  count: number;
  names: string[];
  person_id: number | null;
  subject_kind: LinkKind | 'import' | null;
  subject_id: number | null;
  details: NotificationDetails;
}

/** Reads what a reader is shown, the latest first. */
export async function readNotifications(
  { db, company: { id: companyId } }: InCompany,
  { staffUserId, personId, audiences }: Reader,
  { take, page, now }: NotificationQuery,
): Promise<NotificationPage> {
  const first = firstNotificationDay(now);
  // The latest of each topic is found by a step in the index, however many there are of it.
  const { rows } = await sql<Line>`
    with recursive newest as (
      select mine.audience, latest.topic, latest.id, latest.occurred_at
      from (select unnest(${audiences}::text[]) collate "C" as audience) as mine
      cross join lateral (
        select topic, id, occurred_at from notification
        where company_id = ${companyId} and audience = mine.audience and topic >= ${first}
        order by topic desc, id desc limit 1
      ) as latest
      union all
      select newest.audience, latest.topic, latest.id, latest.occurred_at
      from newest
      cross join lateral (
        select topic, id, occurred_at from notification
        where company_id = ${companyId} and audience = newest.audience and topic >= ${first}
          and topic < newest.topic
        order by topic desc, id desc limit 1
      ) as latest
    ), kept as (
      select newest.*, newest.occurred_at >= viewer.created_at
        and newest.id > greatest(coalesce(reader.read_up_to, 0), coalesce(mark.read_up_to, 0))
        as is_unread
      from newest
      inner join staff_user as viewer
        on viewer.company_id = ${companyId} and viewer.id = ${staffUserId}
      left join notification_reader as reader
        on reader.company_id = ${companyId} and reader.staff_user_id = ${staffUserId}
      left join notification_mark as mark
        on mark.company_id = ${companyId} and mark.staff_user_id = ${staffUserId}
        and mark.audience = newest.audience and mark.topic = newest.topic
    ), page as (
      select * from kept order by occurred_at desc, id desc
      limit ${take} offset ${page * take}
    )
    select totals.*, page.id, page.occurred_at, page.is_unread, latest.kind, latest.person_id,
      latest.subject_kind, latest.subject_id, latest.details, members.count, members.names
    from (
      select count(*) as total, count(*) filter (where is_unread) as unread,
        coalesce(max(id), 0) as latest_id, (
          select language from person where company_id = ${companyId} and id = ${personId}
        ) as chosen
      from kept
    ) as totals
    left join page on true
    left join notification as latest on latest.company_id = ${companyId} and latest.id = page.id
    left join lateral (
      select count(*) as count, array(
        select person.name from notification as one
        inner join person on person.company_id = one.company_id and person.id = one.person_id
        where one.company_id = ${companyId} and one.audience = page.audience
          and one.topic = page.topic
        group by person.id, person.name
        order by max(one.id) desc limit ${mostNamed}
      ) as names
      from notification as one
      where one.company_id = ${companyId} and one.audience = page.audience
        and one.topic = page.topic
    ) as members on true
    order by page.occurred_at desc nulls last, page.id desc`.execute(db);
  const [totals] = rows;
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [toRow({ ...row, id: row.id })])),
    total: totals?.total ?? 0,
    unread: totals?.unread ?? 0,
    latestId: totals?.latest_id ?? 0,
    chosen: totals?.chosen ?? null,
  };
}

/** Reads what was addressed to a person, the latest first. */
export async function readNotificationsOfPerson(
  { db, company }: InCompany,
  personId: number,
): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('notification')
    .leftJoin('person', (join) => onReference(join, 'person', 'notification.person_id'))
    .select([
      'notification.id',
      'notification.kind',
      'notification.occurred_at',
      'notification.person_id',
      'notification.subject_kind',
      'notification.subject_id',
      'notification.details',
      'person.name',
    ])
    .where('notification.company_id', '=', company.id)
    .where('notification.to_person_id', '=', personId)
    .orderBy('notification.id', 'desc')
    .execute();
  return rows.map(({ name, ...row }) =>
    toRow({ ...row, is_unread: false, count: 1, names: name === null ? [] : [name] }),
  );
}

function toRow(
  row: Omit<Line, 'total' | 'unread' | 'latest_id' | 'chosen' | 'id'> & { id: number },
): NotificationRow {
  return {
    id: row.id,
    kind: row.kind,
    occurredAt: row.occurred_at,
    isRead: !row.is_unread,
    count: row.count,
    names: row.names,
    personId: row.person_id,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    details: row.details,
  };
}
