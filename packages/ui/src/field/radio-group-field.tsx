import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
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
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  options: readonly RadioOption[];
  /** The chosen value; '' is none yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** The name of the radios; made up when left out. */
  name?: string;
  /** @default 'vertical' */
  orientation?: ChoiceOrientation;
}

/** One of a few choices, all in sight. */
export function RadioGroupField({
  error,
  options,
  value,
  onValueChange,
  name,
  orientation = 'vertical',
  ...rest
}: RadioGroupFieldProps) {
  return (
    <ChoiceGroup {...rest} error={error} orientation={orientation}>
      {(groupId) =>
        options.map((option) => (
          <label key={option.value} className={clsx('aferir-choice', choiceStyles.choice)}>
            <input
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
