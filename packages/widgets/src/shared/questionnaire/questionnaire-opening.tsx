import { QuestionnaireFirstAccess } from './questionnaire-first-access.tsx';
import { QuestionnaireLoading } from './questionnaire-loading.tsx';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import { QuestionnaireUnavailable } from './questionnaire-unavailable.tsx';
import type { StepProps } from './step-props.ts';
import type { OpeningState } from './use-link-opening.ts';

export interface QuestionnaireOpeningProps extends StepProps<QuestionnaireMessages> {
  state: OpeningState;
  /** Where the first password is made. */
  firstAccessHref: string;
  onRetry: () => void;
  /** How many answers a question offers, for the shape of what is on its way. @default 4 */
  rows?: number;
}

/** What a questionnaire shows before there is anything to answer. */
export function QuestionnaireOpening(props: QuestionnaireOpeningProps) {
  const { state, firstAccessHref, onRetry, rows = 4, ...step } = props;
  switch (state.step) {
    case 'loading':
      return <QuestionnaireLoading label={step.messages.loading} rows={rows} />;
    case 'unavailable':
      return <QuestionnaireUnavailable {...step} problem={state.problem} onRetry={onRetry} />;
    case 'first-access':
      return <QuestionnaireFirstAccess {...step} href={firstAccessHref} />;
  }
}
