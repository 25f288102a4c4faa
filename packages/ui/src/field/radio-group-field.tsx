import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import choiceStyles from './choice.module.css';
import { ChoiceGroup, type ChoiceOrientation } from './parts/choice-group.tsx';
import type { FieldProps } from './parts/field-frame.tsx';

/** One choice of a RadioGroupField. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A line below the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupFieldProps
  extends FieldProps,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'ref'> {
  options: readonly RadioOption[];
  /** The chosen value; '' is none yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** The name of the radios; made up when left out. */
  name?: string;
  /** @default 'vertical' */
  orientation?: ChoiceOrientation;
  /** The chosen radio, or the first, for a form that puts the focus on what is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices, all in sight. */
export function RadioGroupField({
  error,
  options,
  value,
  onValueChange,
  name,
  orientation = 'vertical',
  ref,
  ...rest
}: RadioGroupFieldProps) {
  const focused = options.find((option) => option.value === value) ?? options[0];
  return (
    <ChoiceGroup {...rest} error={error} orientation={orientation}>
      {(groupId) =>
        options.map((option) => (
          <label key={option.value} className={clsx('aferir-choice', choiceStyles.choice)}>
            <input
              {...(option === focused && { ref })}
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-invalid={error ? true : undefined}
              className={clsx('aferir-radio', choiceStyles.radio)}
              onChange={() => onValueChange(option.value)}
            />
            <span className={choiceStyles.label}>
              <span>{option.label}</span>
              {option.description ? (
                <span className={choiceStyles.description}>{option.description}</span>
              ) : null}
            </span>
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
