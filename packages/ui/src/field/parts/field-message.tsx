import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../field.module.css';

interface FieldMessageProps {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}

/** The line below a control: the hint, or the error in its place. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    // Stays mounted: readers announce only what enters an existing region.
    <div
      id={id}
      aria-live="polite"
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field-message', styles.message)}
    >
      {error ? (
        <>
          <CircleAlert className={styles.messageIcon} aria-hidden />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </div>
  );
}
