import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './parts/field-frame.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  /** A control at the end of the box, such as the one that shows a password. */
  endControl?: ReactNode;
}

/** One line of text. `className` goes to the field, the rest to the input. */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  endControl,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const frame = { id, label, hint, error, className, ...(isOptional ? { isOptional } : {}) };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span data-end-control={endControl ? true : undefined} className={styles.box}>
          <input
            {...rest}
            {...wiring}
            type={type}
            className={clsx('aferir-field-control', styles.control)}
          />
          {endControl ? <span className={styles.endControl}>{endControl}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}

/** An e-mail address: the right keyboard, no capitals, no spelling check. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
