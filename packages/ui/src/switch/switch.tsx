import { clsx } from 'clsx';
import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { ControlFrame } from '../field/parts/control-frame.tsx';
import styles from './switch.module.css';

export interface SwitchProps
  extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'value' | 'onChange'> {
  /** Stands beside the switch, and says what is so while it is on. */
  label: ReactNode;
  /** What it means, below; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Whether it is on. */
  checked: boolean;
  onCheckedChange: (isOn: boolean) => void;
  /** Can be seen and read, and not be changed. */
  readOnly?: boolean;
}

/** Turns something on and off, at once or with the form around it. `className` goes to the field, the rest to the control. */
export function Switch({
  id,
  label,
  hint,
  error,
  checked,
  onCheckedChange,
  readOnly = false,
  className,
  ...rest
}: SwitchProps) {
  return (
    <ControlFrame id={id} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className={styles.row}>
          <RadixSwitch.Root
            {...rest}
            {...wiring}
            checked={checked}
            onCheckedChange={(isOn) => {
              if (!readOnly) onCheckedChange(isOn);
            }}
            aria-readonly={readOnly || undefined}
            className={clsx('aferir-switch', styles.control)}
          >
            <RadixSwitch.Thumb className={styles.thumb} />
          </RadixSwitch.Root>
          <label htmlFor={wiring.id} className={clsx('aferir-switch-label', styles.label)}>
            {label}
          </label>
        </span>
      )}
    </ControlFrame>
  );
}
