import { useLayoutEffect, useRef } from 'react';
import styles from './step-heading.module.css';

/** Props of {@link StepHeading}. */
export interface StepHeadingProps {
  /** Which step it is; another one takes the focus to its heading. */
  step: string;
  title: string;
  /** What there is to do, in a sentence. */
  hint?: string;
}

/** Opens a step of a page that goes in steps. */
export function StepHeading({ step, title, hint }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <div key={step}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}
