import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import styles from './questionnaire.module.css';
import { StepHeading } from './step-heading.tsx';

export interface QuestionnaireNoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A sign that says the same as the title. */
  icon: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'success';
  title: string;
  text: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A step that says one thing, and what can be done about it. */
export function QuestionnaireNotice(props: QuestionnaireNoticeProps) {
  const { icon, tone, title, text, heading, className, children, ...rest } = props;
  return (
    <div {...rest} className={clsx(styles.notice, className)}>
      <span className={styles.sign} data-tone={tone ?? 'accent'} aria-hidden="true">
        {icon}
      </span>
      <StepHeading ref={heading}>{title}</StepHeading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
