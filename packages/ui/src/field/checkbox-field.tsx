import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import choiceStyles from './choice.module.css';
import { ControlFrame } from './parts/control-frame.tsx';

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
  return (
    <ControlFrame id={id} hint={hint} error={error} className={className}>
      {(wiring) => (
        <label className={clsx('aferir-choice', choiceStyles.choice)}>
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            className={clsx('aferir-checkbox', choiceStyles.checkbox)}
          />
          <span className={choiceStyles.label}>{label}</span>
        </label>
      )}
    </ControlFrame>
  );
}
