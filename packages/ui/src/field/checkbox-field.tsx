import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import choiceStyles from './choice.module.css';
import styles from './field.module.css';
import { FieldMessage } from './parts/field-message.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Stands beside the box. */
  label: ReactNode;
  /** What it means, below; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/** A yes or no. `className` goes to the field, the rest to the input. */
export function CheckboxField({ id, label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <div
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field', styles.root, className)}
    >
      <label className={clsx('aferir-choice', choiceStyles.choice)}>
        <input
          {...rest}
          type="checkbox"
          id={controlId}
          aria-describedby={messageId}
          aria-invalid={error ? true : undefined}
          className={clsx('aferir-checkbox', choiceStyles.checkbox)}
        />
        <span className={choiceStyles.label}>{label}</span>
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
