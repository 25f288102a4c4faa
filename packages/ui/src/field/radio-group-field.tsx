import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useUiMessages } from '../ui-messages/index.ts';
import choiceStyles from './choice.module.css';
import styles from './field.module.css';
import type { FieldProps } from './parts/field-frame.tsx';
import { FieldMessage } from './parts/field-message.tsx';

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
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few choices, all in sight. */
export function RadioGroupField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  options,
  value,
  onValueChange,
  name,
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupFieldProps) {
  const { optional } = useUiMessages();
  const ownId = useId();
  const groupId = id ?? ownId;
  const messageId = `${groupId}-message`;
  return (
    <fieldset
      {...rest}
      id={groupId}
      aria-describedby={messageId}
      data-invalid={error ? true : undefined}
      className={clsx('aferir-field', styles.root, className)}
    >
      <legend className={clsx('aferir-field-label', styles.label, choiceStyles.legend)}>
        {label}
        {isOptional ? <span className={styles.optional}> {optional}</span> : null}
      </legend>
      <div data-orientation={orientation} className={choiceStyles.options}>
        {options.map((option) => (
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
              {option.label}
              {option.description ? (
                <span className={choiceStyles.description}>{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
