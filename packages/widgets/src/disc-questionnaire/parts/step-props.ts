import type { RefObject } from 'react';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';

/** What every step of the questionnaire takes. */
export interface StepProps {
  messages: DiscQuestionnaireMessages;
  headingLevel: 1 | 2 | 3;
  /** Where the focus goes when the step comes up. */
  heading: RefObject<HTMLHeadingElement | null>;
}
