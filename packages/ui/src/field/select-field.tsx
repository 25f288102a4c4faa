import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useUiMessages } from '../ui-messages/index.ts';
import iconStyles from './control-icon.module.css';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './parts/field-frame.tsx';
import selectStyles from './select-field.module.css';

/** One choice of a SelectField. */
export interface SelectOption {
  /** Not empty. */
  value: string;
  label: string;
  isDisabled?: boolean;
  /** The heading it stands under, with those beside it that have the same. */
  group?: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'select'>,
      'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size' | 'children'
    > {
  options: readonly SelectOption[];
  /** The chosen value; '' is none yet. */
  value: string;
  /** Gives '' only when the field is optional and the choice was taken back. */
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. @default 'Selecione' */
  placeholder?: string;
}

/**
 * One of several known choices, as a native select: it opens as each device is used to, and
 * works in a shadow root and under a strict policy. `className` goes to the field, the rest to
 * the control.
 */
export function SelectField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const { selectPlaceholder } = useUiMessages();
  const frame = { id, label, hint, error, isOptional, className };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.box}>
          <select
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            data-placeholder={value === '' || undefined}
            className={clsx('aferir-field-control', styles.control, selectStyles.control)}
          >
            <option value="" disabled={!isOptional} hidden={!isOptional}>
              {placeholder ?? selectPlaceholder}
            </option>
            {inGroups(options).map(([first, ...others]) =>
              first.group === undefined ? (
                <Choice key={first.value} {...first} />
              ) : (
                <optgroup key={first.value} label={first.group}>
                  {[first, ...others].map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
          <ChevronDown className={clsx(selectStyles.arrow, iconStyles.icon)} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}

function Choice({ value, label, isDisabled }: SelectOption) {
  return (
    <option value={value} disabled={isDisabled}>
      {label}
    </option>
  );
}

type OptionGroup = [SelectOption, ...SelectOption[]];

/** The options as they stand: those side by side with one heading together, each other one alone. */
function inGroups(options: readonly SelectOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && option.group !== undefined && last[0].group === option.group) last.push(option);
    else groups.push([option]);
  }
  return groups;
}
