import {
  isInReportScope,
  type ManagerTie,
  managerStatus,
  mayRateReview,
  mayReadComparison,
  owedFeedback,
  PERFORMANCE_STATUS,
  placesByTurn,
  reportScope,
  reviewFor,
  SHOWN_STATUS_LABELS,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import type { Page } from '../../../platform/db/people-list.ts';
import type { ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import { loadReviews } from '../review/review-model.ts';
import type { ListedPersonRow, ListedResponse } from './listed-people-read-model.ts';
import {
  listPeopleOfManager,
  type ManagerGridQuery,
  readRatedDates,
  readWaitingReviews,
} from './manager-grid-read-model.ts';

/** Which of a manager's people to list. */
export interface ReportsQuery extends Omit<ManagerGridQuery, 'companyId' | 'scope' | 'places'> {
  /** Only those whom the manager evaluates; false walks the whole subtree. */
  immediateOnly: boolean;
}

/** Somebody of a manager's people, and what the manager can do about the latest response. */
export interface ManagedReport {
  person: ListedPersonRow;
  /** How the response stands for this manager. */
  statusLabel: string;
  /** Whether the manager has rated every competency. */
  hasRatedAll: boolean;
  mayRate: boolean;
  mayRead: boolean;
  /** Competencies that this manager owes feedback on. */
  owedCount: number;
  /** The last day of its cycle, where it waits for this manager. */
  dueOn: string | null;
}

/** Lists a manager's people with what there is to do; the number of queries is always the same. */
export async function listReports(
  readCycleCourses: ReadCycleCourses,
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  { immediateOnly, ...query }: ReportsQuery,
): Promise<Page<ManagedReport>> {
  const { managerId } = query;
  const structure = await loadManagementStructure(db, company.id);
  const immediate = reportScope(structure, managerId, { immediateOnly: true });
  const scope = immediateOnly
    ? immediate
    : reportScope(structure, managerId, { immediateOnly: false });
  const waiting = await readWaitingReviews(db, company.id, managerId);
  const cycleIds = [...new Set(waiting.flatMap(({ cycleId }) => cycleId ?? []))];
  const courses = await readCycleCourses({ db, company }, cycleIds);
  const awaited = waiting.map((review) => ({
    ...review,
    dueOn: review.cycleId === null ? null : (courses.get(review.cycleId)?.dueOn ?? null),
  }));
  const dueOn = new Map(awaited.map((review) => [review.responseId, review.dueOn]));
  const { rows, total } = await listPeopleOfManager(db, {
    ...query,
    companyId: company.id,
    scope,
    places: placesByTurn(awaited),
  });

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
      const { id, department_id: departmentId } = person;
      const isReport = isInReportScope(immediate, { id, departmentId });
      const tieOfOthers = isReport ? 'current' : 'none';
      return toReport(person, {
        managerId,
        tie: ratedAt.has(responseId) ? 'frozen' : tieOfOthers,
        hasRatedAll: Boolean(ratedAt.get(responseId)),
        owedCount: owed.get(responseId) ?? 0,
        dueOn: dueOn.get(responseId) ?? null,
      });
    }),
  };
}

interface Facts {
  managerId: number;
  tie: ManagerTie;
  hasRatedAll: boolean;
  owedCount: number;
  dueOn: string | null;
}

function toReport(
  { latest, ...listed }: ListedPersonRow,
  { owedCount, dueOn, ...manager }: Facts,
): ManagedReport {
  const person = {
    ...listed,
    latest: latest && reviewFor(latest, { role: 'manager', ...manager }),
  };
  const status = person.latest?.status ?? 0;
  const mayRate = mayRateReview(status, manager);
  return {
    person,
    statusLabel: SHOWN_STATUS_LABELS[managerStatus(status, manager.hasRatedAll)],
    hasRatedAll: manager.hasRatedAll,
    mayRate,
    mayRead: mayReadComparison(status, { role: 'manager', ...manager }),
    owedCount,
    // Of a review that waits for others the manager has no day to keep.
    dueOn: mayRate || owedCount > 0 ? dueOn : null,
  };
}

/** How many feedbacks the manager owes on each of the responses that wait for some. */
async function countOwedFeedback(
  context: Pick<OperationContext, 'db' | 'company'>,
  managerId: number,
  rated: readonly ListedResponse[],
): Promise<Map<number, number>> {
  const { awaitingFeedback } = PERFORMANCE_STATUS;
  const waiting = rated.filter(({ status }) => status === awaitingFeedback);
  const reviews = await loadReviews(context, waiting);
  return new Map(
    reviews.map(({ response, review }) => {
      const owed = owedFeedback(review, awaitingFeedback);
      return [response.id, owed.filter((feedback) => feedback.managerId === managerId).length];
    }),
  );
}
