import type { RefObject } from 'react';
import type { HeadingLevel } from './step-heading.tsx';

/** What every step of a questionnaire takes. */
export interface StepProps<Messages> {
  messages: Messages;
  headingLevel: HeadingLevel;
  /** Where the focus goes when the step comes up. */
  heading: RefObject<HTMLHeadingElement | null>;
}
