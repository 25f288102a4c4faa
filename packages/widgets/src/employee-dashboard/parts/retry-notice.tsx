import { Button, Notice } from '@aferir/ui';
import type { ReactNode } from 'react';

export interface RetryNoticeProps {
  label: string;
  onRetry: () => void;
  /** What could not be loaded. */
  children: ReactNode;
}

/** Says that something is missing, above what is there without it. */
export function RetryNotice({ label, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      role="alert"
      tone="danger"
      action={
        <Button variant="secondary" size="s" onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
