import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type HeadingLevel, useWidget } from '../host/use-widget.tsx';
import styles from './questionnaire.module.css';

export interface StepHeadingProps extends ComponentProps<'h2'> {
  /** @default that of the widget */
  level?: HeadingLevel | 4;
}

/** The heading of a step; takes the focus when the step comes up, and no other way. */
export function StepHeading({ level, className, ...rest }: StepHeadingProps) {
  const { headingLevel } = useWidget();
  const Heading = `h${level ?? headingLevel}` as const;
  return (
    <Heading {...rest} tabIndex={-1} className={clsx(styles.heading, className)} part="heading" />
  );
}
