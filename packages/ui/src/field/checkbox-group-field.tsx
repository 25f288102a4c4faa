import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import choiceStyles from './choice.module.css';
import { ChoiceGroup, type ChoiceOrientation } from './parts/choice-group.tsx';
import type { FieldProps } from './parts/field-frame.tsx';

/** One choice of a CheckboxGroupField. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupFieldProps
  extends FieldProps,
    Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'ref'> {
  options: readonly CheckboxOption[];
  /** The chosen values. */
  values: readonly string[];
  /** The chosen values in the order of the options. */
  onValuesChange: (values: string[]) => void;
  /** The first box, for a form that puts the focus on what is wrong. */
  ref?: Ref<HTMLInputElement>;
  /** @default 'vertical' */
  orientation?: ChoiceOrientation;
}

/** Any of a few choices, all in sight. */
export function CheckboxGroupField({
  ref,
  error,
  options,
  values,
  onValuesChange,
  orientation = 'vertical',
  ...rest
}: CheckboxGroupFieldProps) {
  const choose = (value: string, isChosen: boolean) =>
    onValuesChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? isChosen : values.includes(other))),
    );
  return (
    <ChoiceGroup {...rest} error={error} orientation={orientation}>
      {(groupId) =>
        options.map((option, index) => (
          <label key={option.value} className={clsx('aferir-choice', choiceStyles.choice)}>
            <input
              {...(index === 0 && { ref })}
              type="checkbox"
              name={groupId}
              value={option.value}
              checked={values.includes(option.value)}
              disabled={option.isDisabled}
              aria-invalid={error ? true : undefined}
              className={clsx('aferir-checkbox', choiceStyles.checkbox)}
              onChange={(event) => choose(option.value, event.target.checked)}
            />
            <span className={choiceStyles.label}>{option.label}</span>
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
