import { DISC_STATUS_LABELS, type DiscStatus, normalizeSearchText } from '@aferir/domain';
import type { Db } from '../../db/database.ts';
import { findMassSendRecipients, type MassSendPreview } from '../../requests/mass-send.ts';
import type { DiscResponseRow } from './behavioral-tables.ts';
import { outcomesMatching } from './disc-content.ts';

/** Which requests of a person to list. */
export interface PersonRequestsQuery {
  companyId: number;
  personId: number;
  search?: string | undefined;
  take: number;
  /** Zero-based page. */
  page: number;
}

/** Lists a person's requests, newest first; searches their number, status and outcome. */
export async function listRequestsOfPerson(
  db: Db,
  query: PersonRequestsQuery,
): Promise<{ rows: DiscResponseRow[]; total: number }> {
  const words = normalizeSearchText(query.search ?? '');
  const matches = db
    .selectFrom('disc_response')
    .where('company_id', '=', query.companyId)
    .where('person_id', '=', query.personId)
    .$if(words !== '', (all) =>
      all.where(({ eb, or }) =>
        or([
          eb('status', 'in', [0 as DiscStatus, ...statusesMatching(words)]),
          eb('outcome_id', 'in', [0, ...outcomesMatching(words)]),
          eb('id', '=', /^\d{1,15}$/.test(words) ? Number(words) : 0),
        ]),
      ),
    );
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matches
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.take)
    .offset(query.page * query.take)
    .execute();
  return { rows, total };
}

function statusesMatching(words: string): DiscStatus[] {
  return Object.entries(DISC_STATUS_LABELS)
    .filter(([, label]) => normalizeSearchText(label).includes(words))
    .map(([code]) => Number(code) as DiscStatus);
}

/** Counts people by the outcome of their latest finished response; null: none finished. */
export async function countPeopleByOutcome(
  db: Db,
  { companyId, onlyActive }: { companyId: number; onlyActive: boolean },
): Promise<{ outcome_id: number | null; people: number }[]> {
  const latest = db
    .selectFrom('disc_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is not', null)
    .distinctOn('person_id')
    .select(['person_id', 'outcome_id'])
    .orderBy('person_id')
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .as('latest');
  return await db
    .selectFrom('person')
    .leftJoin(latest, 'latest.person_id', 'person.id')
    .where('person.company_id', '=', companyId)
    .$if(onlyActive, (all) => all.where('person.is_active', '=', true))
    .groupBy('latest.outcome_id')
    .select(['latest.outcome_id', ({ fn }) => fn.countAll<number>().as('people')])
    .execute();
}

/** Whom a mass send would reach. */
export function previewMassSend(db: Db, companyId: number): Promise<MassSendPreview> {
  const openRequests = db
    .selectFrom('disc_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .select('person_id');
  return findMassSendRecipients(db, companyId, openRequests);
}
