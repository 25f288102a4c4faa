import type { ReactNode } from 'react';
import { isOpening, type OpeningState } from './opening.ts';
import { QuestionnaireFrame, type QuestionnaireFrameProps } from './questionnaire-frame.tsx';
import { QuestionnaireOpening, type QuestionnaireOpeningProps } from './questionnaire-opening.tsx';
import type { StepProps } from './step-props.ts';
import { useStepFocus } from './use-step-focus.ts';

export interface QuestionnaireScreenProps<State extends { readonly step: string }>
  extends Pick<QuestionnaireFrameProps, 'className' | 'name' | 'company'>,
    Pick<QuestionnaireOpeningProps, 'firstAccessHref' | 'onRetry' | 'rows'> {
  state: State | OpeningState;
  /** Stands above whatever is shown. */
  notice?: ReactNode;
  /** Tells steps that look alike apart, so that the focus moves between them. @default the step */
  stepKey?: string;
  /** Gets the focus when the step changes, where whoever shows this sees to that; it stands when this does not. */
  heading?: NonNullable<StepProps['heading']>;
  /** What a step shows once there is something to answer. */
  children: (
    state: Exclude<State, OpeningState>,
    heading: NonNullable<StepProps['heading']>,
  ) => ReactNode;
}

/** A questionnaire from the opening of its link to its end, one step at a time. */
export function QuestionnaireScreen<State extends { readonly step: string }>(
  props: QuestionnaireScreenProps<State>,
) {
  const {
    state,
    stepKey = state.step,
    heading: given,
    notice,
    children,
    className,
    name,
    company,
    ...opening
  } = props;
  const own = useStepFocus(stepKey);
  const heading = given ?? own;
  return (
    <QuestionnaireFrame className={className} name={name} step={state.step} company={company}>
      {notice}
      {isOpening(state) ? (
        <QuestionnaireOpening {...opening} heading={heading} state={state} />
      ) : (
        children(state as Exclude<State, OpeningState>, heading)
      )}
    </QuestionnaireFrame>
  );
}
