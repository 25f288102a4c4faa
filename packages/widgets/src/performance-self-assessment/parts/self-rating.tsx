import { CompetencyRating, savedCount } from '../../shared/competency-rating/index.ts';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { SelfActions } from '../performance-self-assessment.controller.ts';
import {
  isAllSaved,
  type SelfPosition,
  type SelfState,
} from '../performance-self-assessment.machine.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';

export interface SelfRatingProps extends StepProps<PerformanceSelfAssessmentMessages> {
  state: Extract<SelfState, SelfPosition>;
  actions: SelfActions;
}

/** One competency of the self-assessment. */
export function SelfRating({ state, actions, messages, headingLevel, heading }: SelfRatingProps) {
  const problem = 'problem' in state ? state.problem : undefined;
  const failedTitle = isAllSaved(state) ? messages.finishFailedTitle : messages.sendFailedTitle;
  return (
    <CompetencyRating
      position={state.position}
      title={messages.title}
      subtitle={messages.subtitle}
      messages={messages}
      headingLevel={headingLevel}
      heading={heading}
      isMissing={'isMissing' in state && state.isMissing}
      isBusy={state.step !== 'rating'}
      status={statusOf(state, messages)}
      problem={problem && { title: failedTitle, problem }}
      onChoose={actions.choose}
      onPrevious={actions.goBack}
      onSubmit={actions.submit}
    />
  );
}

function statusOf(
  state: Extract<SelfState, SelfPosition>,
  messages: PerformanceSelfAssessmentMessages,
) {
  if (state.step === 'sending') return { text: messages.sending, isSaved: false };
  if (state.step === 'finishing') return { text: messages.finishing, isSaved: false };
  if (savedCount(state.position) === 0 || 'problem' in state) return undefined;
  return { text: messages.saved, isSaved: true };
}
