import { Button, Notice } from '@aferir/ui';
import type { ReactNode } from 'react';

export interface RetryNoticeProps {
  /** What is missing, where the text says why. */
  title?: string | undefined;
  label: string;
  onRetry: () => void;
  /** What could not be loaded, or why. */
  children: ReactNode;
}

/** Says that something is missing, above what is there without it. */
export function RetryNotice({ title, label, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      role="alert"
      tone="danger"
      {...(title && { title })}
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
