import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import styles from './choice-cell.module.css';

/** What a choice's cell is: `taken` may not be chosen. */
export type ChoiceState = 'chosen' | 'free' | 'taken';

interface ChoiceCellProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'value' | 'children'> {
  state: ChoiceState;
  value: number;
  /** The color of the cell, where choices have one. */
  tone?: string | undefined;
  /** Stands for what holds the cell while it is taken. */
  takenBy?: string | undefined;
  /** Goes to the cell, as do the children; the rest goes to the radio. */
  className?: string | undefined;
  children: readonly (ReactElement | null)[];
}

/**
 * One of a few choices in sight: a native radio with its whole cell as the target. With
 * `aria-disabled` a click still tells, and chooses nothing.
 */
export function ChoiceCell({
  state,
  value,
  tone,
  takenBy,
  className,
  children,
  onClick,
  ...rest
}: ChoiceCellProps) {
  return (
    <label
      className={clsx(styles.cell, className)}
      data-tone={tone}
      data-state={state}
      data-taken-by={takenBy}
    >
      <input
        {...rest}
        type="radio"
        // As the radio has it: Preact would write a number into it each time.
        value={String(value)}
        checked={state === 'chosen'}
        className={styles.radio}
        onClick={(event) => {
          if (rest['aria-disabled']) event.preventDefault();
          onClick?.(event);
        }}
      />
      {children}
    </label>
  );
}
