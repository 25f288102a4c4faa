import type { components } from '@aferir/api-client';
import { MOST_NAMED_WAITING, waitingDays, waitingSince } from '@aferir/domain';
import type { AliasableExpression } from 'kysely';
import type { ReadingContext } from '../../operation/context.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { toWaitingList } from './waiting-part.ts';

type OpenRequestsWaiting = components['schemas']['OpenRequestsWaiting'];

/** What has to be known of an open request. */
export const openRequestColumns = ['id', 'company_id', 'person_id', 'status', 'sent_at'] as const;

/** An open request that waits for the person's answers. */
export interface OpenRequestRow<Status extends number> {
  id: number;
  company_id: number;
  person_id: number;
  status: Status;
  sent_at: Date;
}

/** Which open requests to list, and how their statuses are called. */
export interface OpenRequestsQuery<Status extends number> {
  readonly requests: AliasableExpression<OpenRequestRow<Status>>;
  readonly labels: Readonly<Record<Status, string>>;
}

/** Reads the requests that wait longest for the answers of people, and counts all by age. */
export async function readOpenRequests<Status extends number>(
  { db, now }: ReadingContext,
  { requests, labels }: OpenRequestsQuery<Status>,
): Promise<OpenRequestsWaiting> {
  const since = waitingSince(now);
  const rows = await db
    .selectFrom(requests.as('request'))
    .innerJoin('person', (join) => onReference(join, 'person', 'request.person_id'))
    .where('person.is_active', '=', true)
    .select(['request.id', 'request.person_id', 'request.sent_at'])
    .select(['request.status', 'person.name', 'person.photo_url'])
    .select(({ fn }) => [
      fn.countAll<number>().over().as('total'),
      fn.countAll<number>().filterWhere('request.sent_at', '>', since.short).over().as('short'),
      fn.countAll<number>().filterWhere('request.sent_at', '<=', since.medium).over().as('long'),
    ])
    .orderBy('request.sent_at')
    .orderBy('request.id')
    .limit(MOST_NAMED_WAITING)
    .execute();
  const { total, short, long } = rows[0] ?? { total: 0, short: 0, long: 0 };
  return {
    ...toWaitingList(rows, (row) => ({
      idResposta: row.id,
      idOrganogramaPessoa: row.person_id,
      nmPessoa: row.name,
      urlFoto: row.photo_url,
      cdStatus: row.status,
      nmStatus: labels[row.status as Status],
      dtEnvio: row.sent_at.toISOString(),
      qtdDias: waitingDays(row.sent_at, now),
    })),
    qtdAte7Dias: short,
    qtdDe8A30Dias: total - short - long,
    qtdMaisDe30Dias: long,
  };
}
