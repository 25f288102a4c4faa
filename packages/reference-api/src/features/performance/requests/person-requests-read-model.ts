import {
  normalizeSearchText,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
} from '@aferir/domain';
import type { Db } from '../../../db/database.ts';
import type { Page } from '../grids/listed-people-read-model.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';

/** Which requests of a person to list. */
export interface PersonReviewsQuery {
  companyId: number;
  personId: number;
  search?: string | undefined;
  take: number;
  /** Zero-based page. */
  page: number;
}

/** Lists a person's requests, newest first; searches their number and status. */
export async function listReviewsOfPerson(
  db: Db,
  { companyId, personId, search, take, page }: PersonReviewsQuery,
): Promise<Page<PerformanceResponseRow>> {
  const words = normalizeSearchText(search ?? '');
  const matches = db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .$if(words !== '', (all) =>
      all.where(({ eb, or }) =>
        or([
          eb('status', 'in', [0 as PerformanceStatus, ...statusesMatching(words)]),
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
    .limit(take)
    .offset(page * take)
    .execute();
  return { rows, total };
}

function statusesMatching(words: string): PerformanceStatus[] {
  return Object.entries(PERFORMANCE_STATUS_LABELS)
    .filter(([, label]) => normalizeSearchText(label).includes(words))
    .map(([code]) => Number(code) as PerformanceStatus);
}
