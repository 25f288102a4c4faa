import { isCompared, type PerformanceStatus } from '../performance/performance-status.ts';
import type { ReviewReader } from '../performance/review-access.ts';
import { mayReadComparison } from '../performance/review-access.ts';
import type { AgreementSide } from './agreement-state.ts';

/** Whoever looks at the agreements of a review. */
export interface AgreementReader {
  readonly reader: ReviewReader;
  /** Whether a manager is one of the person by now; frozen ones may be none any more. */
  readonly isCurrentManager: boolean;
  /** Whether they came by a link that may be anybody's: one to the report, or one that was mailed elsewhere. */
  readonly isHandedOn: boolean;
}

/** Whether there can be agreements: once the managers have rated and everybody may read that. */
export function hasAgreements(status: PerformanceStatus): boolean {
  return isCompared(status);
}

/** Whether somebody reads the agreements of a review: whoever reads the comparison, by no link that may be anybody's. */
export function mayReadAgreements(
  status: PerformanceStatus,
  { reader, isHandedOn }: AgreementReader,
): boolean {
  return !isHandedOn && hasAgreements(status) && mayReadComparison(status, reader);
}

/**
 * On which side somebody writes agreements of a review: the person on the own, whoever manages them by now on the
 * managers'. Staff read them, and write none; null for all who may not.
 */
export function agreementSideOf(
  status: PerformanceStatus,
  given: AgreementReader,
): AgreementSide | null {
  if (!mayReadAgreements(status, given)) return null;
  if (given.reader.role === 'owner') return 'person';
  return given.reader.role === 'manager' && given.isCurrentManager ? 'manager' : null;
}
