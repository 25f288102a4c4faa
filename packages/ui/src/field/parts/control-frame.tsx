import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from '../field.module.css';
import { FieldMessage } from './field-message.tsx';

/** What ties a control to its label and messages. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

interface ControlFrameProps {
  id: string | undefined;
  hint: ReactNode;
  error: string | undefined;
  className: string | undefined;
  /** Stands at the end of the message's line. */
  messageEnd?: ReactNode;
  /** Draws the control and its label. */
  children: (wiring: ControlWiring) => ReactNode;
}

/** A control with its label, hint or error below, wired for assistive technology. */
export function ControlFrame({
  id,
  hint,
  error,
  className,
  messageEnd,
  children,
}: ControlFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const message = <FieldMessage id={messageId} hint={hint} error={error} />;
  return (
    <div
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field', styles.root, className)}
    >
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
