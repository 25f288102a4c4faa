import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { MaskedField, type MaskedFieldProps } from '../field/index.ts';
import { useFormMessages } from '../form-messages/index.ts';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { type ComponentMessages, useUiMessages } from '../ui-messages/index.ts';
import styles from './date-field.module.css';
import { fromTyped, isDate, toTyped } from './date-text.ts';

export interface DateFieldProps
  extends Omit<
    MaskedFieldProps,
    | 'mask'
    | 'value'
    | 'defaultValue'
    | 'onValueChange'
    | 'onChange'
    | 'endControl'
    | 'inputMode'
    | 'min'
    | 'max'
  > {
  /** A date as `YYYY-MM-DD`, '' for none, or what was typed and is no date yet. */
  value: string;
  /** Gives the date; what is no date is given as it was typed, so that a form can refuse it and loses nothing. */
  onValueChange: (value: string) => void;
  /** The first date that may be given, as `YYYY-MM-DD`. */
  min?: string;
  /** The last date that may be given, as `YYYY-MM-DD`. */
  max?: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

const MASK = {
  pattern: '##/##/####',
  // Browsers fill in birthdays as computers write them.
  prepare: (text: string) => {
    const date = fromTyped(toTyped(text.trim()));
    return isDate(date) ? toTyped(date) : text;
  },
};

/**
 * A day, typed as dd/mm/aaaa or taken from the device's calendar. `className` goes to the field, the rest to the input.
 */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  label,
  hint,
  error,
  disabled = false,
  readOnly = false,
  onBlur,
  ...rest
}: DateFieldProps) {
  const { dateHint, openCalendar } = useUiMessages();
  const texts = useFormMessages();
  const calendar = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const fault = isLeft ? findFault(value, { label, min, max }, texts) : undefined;

  function give(next: string) {
    setIsLeft(false);
    onValueChange(next);
  }

  return (
    <MaskedField
      autoComplete="off"
      {...rest}
      label={label}
      hint={hint ?? dateHint}
      error={error ?? fault}
      disabled={disabled}
      readOnly={readOnly}
      mask={MASK}
      value={toTyped(value)}
      onValueChange={(digits) => give(fromTyped(withSlashes(digits)))}
      onBlur={(event) => {
        setIsLeft(true);
        onBlur?.(event);
      }}
      endControl={
        disabled || readOnly ? null : (
          <>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              className={styles.calendar}
              value={isDate(value) ? value : ''}
              min={min}
              max={max}
              onChange={({ target }) => give(target.value)}
            />
            <PlainIconButton
              size="s"
              label={openCalendar(label)}
              icon={<CalendarDays />}
              onClick={() => showCalendar(calendar.current)}
            />
          </>
        )
      }
    />
  );
}

/** What is wrong with a date, in words. */
function findFault(
  value: string,
  { label, min, max }: { label: string; min: string | undefined; max: string | undefined },
  texts: ComponentMessages['form'],
): string | undefined {
  if (value === '') return undefined;
  if (!isDate(value)) return texts.date(label);
  if (min !== undefined && value < min) return texts.minDate(label, toTyped(min));
  if (max !== undefined && value > max) return texts.maxDate(label, toTyped(max));
  return undefined;
}

function withSlashes(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

function showCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    // A frame of another origin may not; the day can still be typed.
    input?.focus();
  }
}
