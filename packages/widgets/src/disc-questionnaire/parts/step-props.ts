import type { StepProps as QuestionnaireStepProps } from '../../shared/questionnaire/step-props.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';

/** What every step of this questionnaire takes. */
export type StepProps = QuestionnaireStepProps<DiscQuestionnaireMessages>;
