import type { LinkClient } from '@aferir/api-client';
import { useState } from 'react';
import type { ManagerReview } from '../../shared/competency-rating/index.ts';
import type { ErrorDetail, ReadyDetail } from '../../shared/host/events.ts';
import { type OpeningState, useLinkOpening } from '../../shared/questionnaire/use-link-opening.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import { type ManagerOpening, openManagerMode } from './manager-mode.data.ts';

/** Everything the opening of a manager's link can come to. */
export type ManagerModeState =
  | OpeningState
  | { readonly step: 'rating'; readonly company: string; readonly review: ManagerReview }
  | { readonly step: 'sent'; readonly company: string }
  | { readonly step: 'cancelled'; readonly company: string; readonly review: ManagerReview };

/** What the opening works with. */
export interface ManagerModeOptions {
  client: LinkClient;
  managerId: number;
  messages: PerformanceSelfAssessmentMessages;
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What can happen to a rating that is open, and what can be asked for. */
export interface ManagerModeActions {
  /** Every score is sent. */
  complete(): void;
  /** The manager has given up. */
  cancel(): void;
  /** Rates after all. */
  startAgain(): void;
  /** Looks at the link again. */
  retry(): void;
}

/** Opens the link of a manager, and follows the rating to its end. */
export function useManagerMode(
  options: ManagerModeOptions,
): [ManagerModeState, ManagerModeActions] {
  const { client, managerId, messages, onReady, onError } = options;
  const [state, setState] = useState<ManagerModeState>({ step: 'loading' });
  const { isOpen, openAgain, close } = useLinkOpening<ManagerOpening>({
    client,
    name: `manager-mode-${managerId}`,
    open: (linkClient, link, signal) => openManagerMode(linkClient, managerId, link, signal),
    state,
    messages: { ...messages, wrongLink: messages.managerRating.wrongLink },
    onOpened: takeOpening,
    onPasswordMissing: () => setState({ step: 'first-access' }),
    onUnavailable: (problem) => setState({ step: 'unavailable', problem }),
    onError,
  });

  function takeOpening(opening: ManagerOpening) {
    switch (opening.outcome) {
      case 'not-awaited': {
        const message = messages.managerRating.notAwaited;
        close({ kind: 'conflict', message, isRetryable: false });
        break;
      }
      case 'rated':
        show({ step: 'sent', company: opening.company });
        break;
      case 'opened':
        takeReview(opening);
    }
  }

  // What is open stays as it is: coming back to the page must not shut what was being asked.
  function takeReview({ company, review }: Extract<ManagerOpening, { outcome: 'opened' }>) {
    if (!isOpen) show({ step: 'rating', company, review });
  }

  function show(next: ManagerModeState) {
    setState(next);
    if (!isOpen) onReady?.({ widget: 'performance-self-assessment' });
  }

  return [
    state,
    {
      complete: () => 'company' in state && setState({ step: 'sent', company: state.company }),
      cancel: () => state.step === 'rating' && setState({ ...state, step: 'cancelled' }),
      startAgain: () => state.step === 'cancelled' && setState({ ...state, step: 'rating' }),
      retry: openAgain,
    },
  ];
}
