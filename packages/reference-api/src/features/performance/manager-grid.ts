import {
  isInReportScope,
  managerAction,
  managerStatusLabel,
  owedFeedback,
  PERFORMANCE_STATUS,
  reportScope,
} from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import { loadManagementStructure } from './management-read-model.ts';
import {
  listPeopleOfManager,
  loadReviews,
  type ManagerGridQuery,
  readRatedDates,
} from './manager-grid-read-model.ts';
import type { Page, ReviewedPersonRow } from './performance-read-model.ts';
import type { PerformanceResponseRow } from './performance-tables.ts';

/** Which of a manager's people to list. */
export interface ReportsQuery extends Omit<ManagerGridQuery, 'companyId' | 'scope'> {
  /** Only those whom the manager evaluates; false walks the whole subtree. */
  immediateOnly: boolean;
}

/** Somebody of a manager's people, and what the manager can do about the latest response. */
export interface ManagedReport {
  person: ReviewedPersonRow;
  /** How the response stands for this manager. */
  statusLabel: string;
  mayRate: boolean;
  mayRead: boolean;
  /** Competencies that this manager owes feedback on. */
  owedCount: number;
}

/** Lists a manager's people with what there is to do; the number of queries is always the same. */
export async function listReports(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  { immediateOnly, ...query }: ReportsQuery,
): Promise<Page<ManagedReport>> {
  const { managerId } = query;
  const structure = await loadManagementStructure(db, company.id);
  const immediate = reportScope(structure, managerId, { immediateOnly: true });
  const scope = immediateOnly
    ? immediate
    : reportScope(structure, managerId, { immediateOnly: false });
  const { rows, total } = await listPeopleOfManager(db, { ...query, companyId: company.id, scope });

  const responseIds = rows.flatMap(({ latest }) => latest?.id ?? []);
  const ratedAt = await readRatedDates(db, company.id, { managerId, responseIds });
  const owed = await countOwedFeedback(
    { db, company },
    managerId,
    rows.flatMap(({ latest }) => (latest && ratedAt.get(latest.id) ? [latest] : [])),
  );
  return {
    total,
    rows: rows.map((person) => {
      const responseId = person.latest?.id ?? 0;
      const isReport = isInReportScope(immediate, {
        id: person.id,
        departmentId: person.department_id,
      });
      return toReport(person, {
        isFrozen: ratedAt.has(responseId),
        hasRatedAll: Boolean(ratedAt.get(responseId)),
        isReport,
        owedCount: owed.get(responseId) ?? 0,
      });
    }),
  };
}

interface Facts {
  isFrozen: boolean;
  hasRatedAll: boolean;
  isReport: boolean;
  owedCount: number;
}

function toReport(person: ReviewedPersonRow, facts: Facts): ManagedReport {
  const { isFrozen, hasRatedAll, isReport, owedCount } = facts;
  const status = person.latest?.status ?? 0;
  const action = managerAction({ status, isAwaited: isFrozen, hasRatedAll, owes: owedCount > 0 });
  const isOpenToRead = action === 'view' || action === 'give-feedback';
  const mayOpen = isFrozen || (isReport && status === PERFORMANCE_STATUS.finished);
  return {
    person,
    statusLabel: managerStatusLabel(status, hasRatedAll),
    mayRate: action === 'evaluate',
    mayRead: isOpenToRead && mayOpen,
    owedCount,
  };
}

/** How many feedbacks the manager owes on each of the responses that wait for some. */
async function countOwedFeedback(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  managerId: number,
  rated: readonly PerformanceResponseRow[],
): Promise<Map<number, number>> {
  const { awaitingFeedback } = PERFORMANCE_STATUS;
  const waiting = rated.filter(({ status }) => status === awaitingFeedback);
  const reviews = await loadReviews(
    db,
    company.id,
    waiting.map(({ id }) => id),
  );
  return new Map(
    [...reviews].map(([id, review]) => {
      const owed = owedFeedback(review, awaitingFeedback);
      return [id, owed.filter((feedback) => feedback.managerId === managerId).length];
    }),
  );
}
