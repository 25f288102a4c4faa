import { useWidget, WidgetPart } from '../../shared/host/use-widget.tsx';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import { useManagerMode } from './manager-mode.controller.ts';
import { ManagerModeView } from './manager-mode.view.tsx';
import { OpenRating } from './open-rating.tsx';

export interface ManagerModeProps {
  managerId: number;
  firstAccessHref: string;
}

/** The same screen for a manager who rates the person of the response. */
export function ManagerMode({ managerId, firstAccessHref }: ManagerModeProps) {
  const { messages, host } = useWidget<PerformanceSelfAssessmentMessages>();
  const [state, actions] = useManagerMode(managerId);

  const rating =
    state.step === 'rating' ? (
      <WidgetPart messages={messages.managerRating}>
        <OpenRating
          sheet={state.sheet}
          onDone={actions.complete}
          onCancel={() => {
            actions.cancel();
            host.close({ isComplete: false });
          }}
          onFailed={({ isRetryable }) => {
            // A refusal says that the response has changed elsewhere: rated in another tab, or closed.
            if (!isRetryable) actions.retry();
          }}
        />
      </WidgetPart>
    ) : null;

  return (
    <ManagerModeView
      state={state}
      actions={actions}
      firstAccessHref={firstAccessHref}
      rating={rating}
    />
  );
}
