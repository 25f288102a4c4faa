import { Button } from '@aferir/ui';
import type { ReactNode } from 'react';
import styles from './questionnaire.module.css';

export interface StartActionsProps {
  /** What the button says. */
  label: string;
  onStart: () => void;
  /** What else can be done before the start. */
  children?: ReactNode;
}

/** Leads from what is told first to what is asked. */
export function StartActions({ label, onStart, children }: StartActionsProps) {
  return (
    <div className={styles.actions}>
      <Button size="l" onClick={onStart}>
        {label}
      </Button>
      {children}
    </div>
  );
}
