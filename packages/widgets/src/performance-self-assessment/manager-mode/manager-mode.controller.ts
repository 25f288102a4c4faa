import { useWidget } from '../../shared/host/use-widget.tsx';
import { useMachine } from '../../shared/machine/use-machine.ts';
import type { UnreachedNames } from '../../shared/page/without-email.ts';
import { loadingState } from '../../shared/questionnaire/opening.ts';
import { useLinkOpening } from '../../shared/questionnaire/use-link-opening.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import { type ManagerOpening, openManagerMode } from './manager-mode.data.ts';
import {
  type ManagerModeEvent,
  type ManagerModeState,
  transition,
} from './manager-mode.machine.ts';

/** What can happen to a rating that is open, and what can be asked for. */
export interface ManagerModeActions {
  /** Every score is sent. */
  complete(withoutEmail: UnreachedNames): void;
  /** The manager has given up. */
  cancel(): void;
  /** Rates after all. */
  startAgain(): void;
  /** Looks at the link again. */
  retry(): void;
}

/** Opens the link of a manager, and follows the rating to its end. */
export function useManagerMode(managerId: number): [ManagerModeState, ManagerModeActions] {
  const { messages, host } = useWidget<PerformanceSelfAssessmentMessages>();
  const { wrongLink, notAwaited } = messages.managerRating;
  const [state, send] = useMachine<ManagerModeState, ManagerModeEvent>({
    initial: loadingState,
    transition,
    effects: { rating: host.ready, sent: host.ready },
  });
  const { openAgain, close } = useLinkOpening<ManagerOpening>({
    name: `manager-mode-${managerId}`,
    open: (client, link, signal) => openManagerMode(client, managerId, link, signal),
    state,
    send,
    onOpened: takeOpening,
    wrongLink,
  });

  function takeOpening(opening: ManagerOpening) {
    switch (opening.outcome) {
      case 'not-awaited':
        close({ kind: 'conflict', message: notAwaited, isRetryable: false });
        break;
      case 'rated':
        send({ type: 'rated', company: opening.company });
        break;
      case 'opened':
        send({ type: 'opened', company: opening.company, sheet: opening.sheet });
    }
  }

  return [
    state,
    {
      complete: (withoutEmail) => send({ type: 'completed', withoutEmail }),
      cancel: () => send({ type: 'cancelled' }),
      startAgain: () => send({ type: 'started-again' }),
      retry: openAgain,
    },
  ];
}
