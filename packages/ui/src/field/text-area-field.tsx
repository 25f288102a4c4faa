import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type ComponentProps,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  ref,
  ...rest
}: TextAreaFieldProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const count = maxLength ? <CharacterCount id={countId} length={length} max={maxLength} /> : null;
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);

  // Libraries of forms put a text in, or take it back, without an event.
  useLayoutEffect(() => setLength(area.current?.value.length ?? 0));

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, className }} messageEnd={count}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          ref={area}
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
