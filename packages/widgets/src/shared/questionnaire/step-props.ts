import type { RefObject } from 'react';

/** What every step of a questionnaire takes. */
export interface StepProps {
  /** Where the focus goes when the step comes up. */
  heading: RefObject<HTMLHeadingElement | null>;
}
