import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useUiMessages } from '../../ui-messages/index.ts';
import styles from '../field.module.css';
import { FieldMessage } from './field-message.tsx';

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

/** What ties a control to its label and messages. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
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
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const message = <FieldMessage id={messageId} hint={hint} error={error} />;
  return (
    <div
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field', styles.root, className)}
    >
      <label htmlFor={controlId} className={clsx('aferir-field-label', styles.label)}>
        <span>{label}</span>
        {isOptional ? <span className={styles.optional}>{` ${optional}`}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': messageId,
        'aria-invalid': error ? true : undefined,
      })}
      {messageEnd ? (
        <div className={styles.footer}>
          {message}
          {messageEnd}
        </div>
      ) : (
        message
      )}
    </div>
  );
}
