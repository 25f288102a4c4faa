import { useWidget } from '../host/use-widget.tsx';
import type { OpeningState } from './opening.ts';
import { QuestionnaireFirstAccess } from './questionnaire-first-access.tsx';
import { QuestionnaireLoading } from './questionnaire-loading.tsx';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import { QuestionnaireUnavailable } from './questionnaire-unavailable.tsx';
import type { StepProps } from './step-props.ts';

export interface QuestionnaireOpeningProps extends StepProps {
  state: OpeningState;
  /** Where the first password is made; left out where none is needed. */
  firstAccessHref?: string;
  onRetry: () => void;
  /** How many answers a question offers, for the shape of what is on its way. @default 4 */
  rows?: number;
}

/** What a questionnaire shows before there is anything to answer. */
export function QuestionnaireOpening(props: QuestionnaireOpeningProps) {
  const { state, firstAccessHref, onRetry, rows = 4, heading } = props;
  const { messages } = useWidget<QuestionnaireMessages>();
  switch (state.step) {
    case 'loading':
      return <QuestionnaireLoading label={messages.loading} rows={rows} />;
    case 'unavailable':
      return (
        <QuestionnaireUnavailable heading={heading} problem={state.problem} onRetry={onRetry} />
      );
    case 'first-access':
      return firstAccessHref ? (
        <QuestionnaireFirstAccess heading={heading} href={firstAccessHref} />
      ) : null;
  }
}
