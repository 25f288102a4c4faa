import type { ComponentProps } from 'react';
import styles from '../disc-questionnaire.module.css';

export interface StepHeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3;
}

/** The heading of a step; takes the focus when the step comes up, and no other way. */
export function StepHeading({ level, ...rest }: StepHeadingProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} tabIndex={-1} className={styles.heading} part="heading" />;
}
