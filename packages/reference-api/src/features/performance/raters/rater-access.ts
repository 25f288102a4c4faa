import { type AroundPhase, aroundPhase, type ProposingSide } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import type { CycleCourse, ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { findReader, isManagerOf } from '../access/performance-access.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { ratersMessages as texts } from './raters-messages.ts';

/** What those around a person need of others. */
export interface RaterPorts extends MailServices {
  readonly readCycleCourses: ReadCycleCourses;
}

/** How far the ratings from around are of one review. */
export interface AroundOfReview {
  readonly phase: AroundPhase;
  readonly course: CycleCourse | undefined;
}

/** What of a review tells it. */
type ReviewPlace = Pick<PerformanceResponseRow, 'cycle_id' | 'closed_at' | 'finished_at'>;

/** Reads how far the ratings from around are. `hold` keeps them from being over until the transaction ends. */
export async function readAround(
  readCycleCourses: ReadCycleCourses,
  context: InCompany,
  response: ReviewPlace,
  options?: { readonly hold: boolean },
): Promise<AroundOfReview> {
  const ids = response.cycle_id === null ? [] : [response.cycle_id];
  const courses = await readCycleCourses(context, ids, options);
  const course = courses.get(response.cycle_id ?? 0);
  return { course, phase: phaseOf(response, course) };
}

/** The same where the cycle is at hand. */
export function phaseOf(response: ReviewPlace, course: CycleCourse | undefined): AroundPhase {
  return aroundPhase({
    asksAround: course?.asksAround ?? false,
    isCycleClosed: (course?.closedAt ?? null) !== null,
    isCancelled: response.closed_at !== null && response.finished_at === null,
  });
}

/** Refuses a change where nothing is asked around, or it is over. */
export function requireOpen(phase: AroundPhase): void {
  if (phase !== 'open') throw conflict(phase === 'over' ? texts.over : texts.none);
}

/** Finds a review for whoever proposes; tells on which side they are. */
export async function findProposed(
  context: ReadingContext,
  responseId: number,
): Promise<{ readonly response: PerformanceResponseRow; readonly side: ProposingSide }> {
  const { response, reader } = await findReader(context, responseId);
  if (reader.role === 'owner') return { response, side: 'person' };
  const isManager =
    reader.role === 'manager' &&
    (reader.tie === 'current' ||
      (await isManagerOf(context, reader.managerId, response.person_id)));
  if (!isManager) throw forbidden(texts.notYours);
  return { response, side: 'manager' };
}
