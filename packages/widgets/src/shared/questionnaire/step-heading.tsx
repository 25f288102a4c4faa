import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './questionnaire.module.css';

export interface StepHeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel | 4;
}

/** The heading level that fits the page's outline. */
export type HeadingLevel = 1 | 2 | 3;

/** The heading of a step; takes the focus when the step comes up, and no other way. */
export function StepHeading({ level, className, ...rest }: StepHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...rest} tabIndex={-1} className={clsx(styles.heading, className)} part="heading" />
  );
}
