import { PERFORMANCE_STATUS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { performanceMessages } from '../performance-messages.ts';
import { closeQuestion, resendQuestion } from './request-texts.ts';

const { sent, viewed, started, awaitingManagers, awaitingFeedback } = PERFORMANCE_STATUS;
const { resendToPerson, resendToManagers, resendForFeedback } = performanceMessages;
const { closeCancels, closeFinishes } = performanceMessages;

describe('what is said before an action', () => {
  it.each([
    [sent, resendToPerson, closeCancels],
    [viewed, resendToPerson, closeCancels],
    [started, resendToPerson, closeCancels],
    [awaitingManagers, resendToManagers, closeFinishes],
    [awaitingFeedback, resendForFeedback, closeFinishes],
  ])('follows the status %i', (status, resending, closing) => {
    expect(resendQuestion(status)).toBe(resending);
    expect(closeQuestion(status)).toBe(closing);
  });
});
