import {
  closingOutcome,
  isSelfPhase,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from '@aferir/domain';
import { performanceMessages } from '../performance-messages.ts';

/** What closing a request means at its status. */
export function closeQuestion(status: PerformanceStatus): string {
  return closingOutcome(status) === 'cancel'
    ? performanceMessages.closeCancels
    : performanceMessages.closeFinishes;
}

/** Who gets a mail when a request is sent again at its status. */
export function resendQuestion(status: PerformanceStatus): string {
  if (isSelfPhase(status)) return performanceMessages.resendToPerson;
  return status === PERFORMANCE_STATUS.awaitingManagers
    ? performanceMessages.resendToManagers
    : performanceMessages.resendForFeedback;
}
