import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import styles from './field.module.css';
import { CharacterCount } from './parts/character-count.tsx';
import { FieldFrame, type FieldProps } from './parts/field-frame.tsx';
import areaStyles from './text-area-field.module.css';

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /**
   * How many characters the text may have, counted below. A longer text is kept, so that a paste
   * loses nothing, and said to be too long: the form refuses it.
   */
  maxLength?: number;
  /** How many lines show at first; the box grows with the text up to ten more. @default 3 */
  rows?: number;
}

/** A text of several lines. `className` goes to the field, the rest to the text area. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  maxLength,
  rows = 3,
  className,
  style,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const countId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = String(rest.value ?? typed).length;
  const count = maxLength ? <CharacterCount id={countId} length={length} max={maxLength} /> : null;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, className }} messageEnd={count}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          aria-describedby={clsx(wiring['aria-describedby'], maxLength && countId)}
          rows={rows}
          onChange={handleChange}
          style={{ '--_rows': rows, ...style } as TextAreaFieldProps['style']}
          className={clsx('aferir-field-control', styles.control, areaStyles.control)}
        />
      )}
    </FieldFrame>
  );
}
