import { CompetencyRating } from '../../shared/competency-rating/index.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { isAllSaved } from '../../shared/questionnaire/linear-questionnaire.machine.ts';
import { answeredCount } from '../../shared/questionnaire/position.ts';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { SelfActions } from '../performance-self-assessment.controller.ts';
import type { SelfPosition, SelfState } from '../performance-self-assessment.machine.ts';
import type { PerformanceSelfAssessmentMessages } from '../performance-self-assessment.messages.ts';

export interface SelfRatingProps extends StepProps {
  state: Extract<SelfState, SelfPosition>;
  actions: SelfActions;
}

/** One competency of the self-assessment. */
export function SelfRating({ state, actions, heading }: SelfRatingProps) {
  const { messages } = useWidget<PerformanceSelfAssessmentMessages>();
  const { position } = state;
  const problem = 'problem' in state ? state.problem : undefined;
  const failedTitle = isAllSaved(position) ? messages.finishFailedTitle : messages.sendFailedTitle;
  return (
    <CompetencyRating
      position={position}
      title={messages.title}
      subtitle={messages.subtitle}
      heading={heading}
      isMissing={'isIncomplete' in state && state.isIncomplete}
      isBusy={state.step !== 'answering'}
      status={statusOf(state, messages)}
      problem={problem && { title: failedTitle, problem }}
      onChoose={actions.choose}
      comment={{ hint: messages.commentHint, onChange: actions.note }}
      onPrevious={actions.goBack}
      onSubmit={actions.submit}
    />
  );
}

function statusOf(state: SelfRatingProps['state'], messages: PerformanceSelfAssessmentMessages) {
  if (state.step === 'sending') return { text: messages.sending, isSaved: false };
  if (state.step === 'finishing') return { text: messages.finishing, isSaved: false };
  if (answeredCount(state.position) === 0 || 'problem' in state) return undefined;
  return { text: messages.saved, isSaved: true };
}
