import {
  type AgreementSide,
  type ManagementStructure,
  PERFORMANCE_STATUS,
  reportScope,
} from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import type { OperationContext, ReadingContext } from '../../../operation/context.ts';
import { asEmployee } from '../../../operation/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import type { Page } from '../../../platform/db/people-list.ts';
import { isInScope } from '../../../shared/people/ids-in-scope.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { reportOf } from '../access/performance-access.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { isHandedOn, openAgreements } from './agreement-access.ts';
import type { SeenAgreement } from './agreement-reach.ts';
import {
  type ListedAgreement,
  listedAgreements,
  readAgreements,
  toListed,
} from './agreement-store.ts';

/** The agreements of a review as the caller sees them. */
export interface AgreementsOfReview {
  readonly agreements: readonly ListedAgreement[];
  /** On which side the caller writes; null: on none. */
  readonly side: AgreementSide | null;
  /** Those of earlier reviews; undefined for a link that may be anybody's. */
  readonly earlier: readonly ListedAgreement[] | undefined;
}

/** Reads the agreements of a review, which leaves a trace of anybody but the person. */
export async function readAgreementsOf(
  context: OperationContext,
  responseId: number,
): Promise<AgreementsOfReview> {
  const { db, company } = context;
  const { mayRead, side, ...opened } = await openAgreements(context, responseId);
  const earlier = isHandedOn(context)
    ? undefined
    : await readEarlierAgreements(db, opened.response);
  if (!mayRead) return { agreements: [], side: null, earlier };
  await noteOpening(context, reportOf(opened));
  const ofReview = listedAgreements(db, company.id).where('agreement.response_id', '=', responseId);
  return { agreements: await readAgreements(ofReview), side, earlier };
}

/** Reads what was agreed on after the reviews of a person that came before one. */
export function readEarlierAgreements(
  db: Db,
  { id, company_id, person_id }: Pick<PerformanceResponseRow, 'id' | 'company_id' | 'person_id'>,
): Promise<ListedAgreement[]> {
  return readAgreements(
    listedAgreements(db, company_id)
      .where('agreement.person_id', '=', person_id)
      .where('agreement.response_id', '<', id),
  );
}

/**
 * Reads the open agreements of an employee, the own ones and those of whoever they manage by now: first those that wait for them, then by
 * their days; with who manages whom, which that takes. Of a review that is not finished they know as a manager where they were frozen on it.
 */
export async function readOwnAgreements(
  { db, company, actor }: ReadingContext,
  { take, page }: { readonly take: number; readonly page: number },
): Promise<Page<SeenAgreement> & { readonly structure: ManagementStructure }> {
  const { personId } = asEmployee(actor);
  const structure = await loadManagementStructure(db, company.id);
  const scope = reportScope(structure, personId, { immediateOnly: true });
  const isOwn = sql<SqlBool>`agreement.person_id = ${personId}`;
  const isManaged = sql<SqlBool>`(${isInScope(scope)} and person.is_active and exists (
    select from performance_response as response
    where response.company_id = agreement.company_id and response.id = agreement.response_id
      and (response.status = ${PERFORMANCE_STATUS.finished} or exists (
        select from performance_response_manager as frozen
        where frozen.company_id = response.company_id and frozen.response_id = response.id
          and frozen.manager_id = ${personId}))))`;
  const own = listedAgreements(db, company.id)
    .where('agreement.outcome', 'is', null)
    .where(sql<SqlBool>`(${isOwn} or ${isManaged})`);
  const awaitsCaller = sql`case when ${isOwn} then agreement.person_confirmed_at is null
    else agreement.manager_confirmed_at is null end`;
  const rows = await own
    .orderBy(awaitsCaller, 'desc')
    .orderBy('agreement.due_on')
    .orderBy('agreement.id')
    .limit(take)
    .offset(page * take)
    .execute();
  const { total } = await own
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    structure,
    total: Number(total),
    rows: rows.map((row) => ({
      agreement: toListed(row),
      side: row.person_id === personId ? ('person' as const) : ('manager' as const),
    })),
  };
}
