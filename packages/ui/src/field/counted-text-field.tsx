import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { CharacterCount } from './parts/character-count.tsx';
import { FieldFrame, type FieldProps } from './parts/field-frame.tsx';

export interface CountedTextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength'> {
  value: string;
  /**
   * How many characters the text may have, counted below. A longer text is kept, so that a paste
   * loses nothing, and said to be too long: the form refuses it.
   */
  maxLength: number;
}

/** One line of text with little room. `className` goes to the field, the rest to the input. */
export function CountedTextField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  value,
  maxLength,
  className,
  ...rest
}: CountedTextFieldProps) {
  const countId = useId();
  const count = <CharacterCount id={countId} length={value.length} max={maxLength} />;
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, className }} messageEnd={count}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="text"
          value={value}
          aria-describedby={clsx(wiring['aria-describedby'], countId)}
          className={clsx('aferir-field-control', styles.control)}
        />
      )}
    </FieldFrame>
  );
}
