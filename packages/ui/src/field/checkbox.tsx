import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import choiceStyles from './choice.module.css';
import { useMixedBox } from './use-mixed-box.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'checked' | 'onChange' | 'ref'> {
  /** What it stands for; a CheckboxField says it in sight. */
  'aria-label': string;
  /** Checked, not, or neither since it stands for several that differ. */
  checked: boolean | 'mixed';
  onCheckedChange: (isChecked: boolean) => void;
}

/**
 * A box alone, for tables whose headings say what it means. A mixed one becomes checked. `className` goes to
 * what takes the click around it, the rest to the input.
 */
export function Checkbox({ checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useMixedBox(box, checked === 'mixed');
  return (
    <label className={clsx('aferir-choice', choiceStyles.target, className)}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        checked={checked === true}
        onChange={() => onCheckedChange(checked !== true)}
        className={clsx('aferir-checkbox', choiceStyles.checkbox)}
      />
    </label>
  );
}
