import type { LinkClient } from '@aferir/api-client';
import type { CloseDetail, ErrorDetail } from '../../shared/host/events.ts';
import type { QuestionnaireEvents } from '../../shared/questionnaire/questionnaire-events.ts';
import type { HeadingLevel } from '../../shared/questionnaire/step-heading.tsx';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';
import { useManagerMode } from './manager-mode.controller.ts';
import { ManagerModeView } from './manager-mode.view.tsx';
import { OpenRating } from './open-rating.tsx';

export interface ManagerModeProps extends QuestionnaireEvents {
  client: LinkClient;
  managerId: number;
  messages: PerformanceSelfAssessmentMessages;
  headingLevel: HeadingLevel;
  firstAccessHref: string;
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** The same screen for a manager who rates the person of the response. */
export function ManagerMode(props: ManagerModeProps) {
  const { client, messages, headingLevel, firstAccessHref, onClose } = props;
  const [state, actions] = useManagerMode(props);

  function takeError(detail: ErrorDetail) {
    props.onError?.(detail);
    // A refusal says that the response has changed elsewhere: rated in another tab, or closed.
    if (!detail.isRetryable) actions.retry();
  }

  const rating =
    state.step === 'rating' ? (
      <OpenRating
        client={client}
        review={state.review}
        messages={messages.managerRating}
        headingLevel={headingLevel}
        onProgress={props.onProgress}
        onComplete={(detail) => {
          actions.complete();
          props.onComplete?.(detail);
        }}
        onCancel={() => {
          actions.cancel();
          onClose?.({ isComplete: false });
        }}
        onError={takeError}
      />
    ) : null;

  return (
    <ManagerModeView
      state={state}
      actions={actions}
      messages={messages}
      headingLevel={headingLevel}
      firstAccessHref={firstAccessHref}
      rating={rating}
      onClose={onClose}
    />
  );
}
