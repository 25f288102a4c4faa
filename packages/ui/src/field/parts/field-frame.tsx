import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../ui-messages/index.ts';
import styles from '../field.module.css';
import { ControlFrame, type ControlWiring } from './control-frame.tsx';

/** What every field has around its control. */
export interface FieldProps {
  /** Stands above the control. */
  label: string;
  /** How to fill it in, below the control; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Says that the field may stay empty. */
  isOptional?: boolean;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  className: string | undefined;
  /** Stands at the end of the message's line. */
  messageEnd?: ReactNode;
  /** Draws the control. */
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, control, hint or error below, wired for assistive technology. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional = false,
  className,
  messageEnd,
  children,
}: FieldFrameProps) {
  const { optional } = useUiMessages();
  return (
    <ControlFrame id={id} hint={hint} error={error} className={className} messageEnd={messageEnd}>
      {(wiring) => (
        <>
          <label htmlFor={wiring.id} className={clsx('aferir-field-label', styles.label)}>
            <span>{label}</span>
            {isOptional ? <span className={styles.optional}>{` ${optional}`}</span> : null}
          </label>
          {children(wiring)}
        </>
      )}
    </ControlFrame>
  );
}
