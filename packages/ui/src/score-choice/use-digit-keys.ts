import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useRef } from 'react';
import type { ScoreRange } from './score-value.ts';
import { scoreAfterDigit } from './score-value.ts';

/** How long a second digit still joins the first. */
const joinMs = 800;

export interface DigitKeysOptions extends Partial<ScoreRange> {
  /** The score chosen now; a digit joins it only while it still is the one typed before. */
  value: number | null;
  /** Receives the score typed: '1' chooses 1 at once, and 10 when '0' follows within 800 ms. */
  onValueChange: (value: number) => void;
  /** Lets every key pass. @default false */
  isDisabled?: boolean;
}

/**
 * Chooses a score by digits. Gives a `keydown` handler for the element that holds a ScoreChoice,
 * so that a digit typed anywhere in it chooses; what the choice itself took is not taken twice.
 * Digits typed into a text box, and those held down or with a modifier, pass.
 */
export function useDigitKeys({
  value,
  onValueChange,
  min = 0,
  max = 10,
  isDisabled = false,
}: DigitKeysOptions): (event: KeyboardEvent | ReactKeyboardEvent) => void {
  const typed = useRef<{ score: number; at: number }>(undefined);

  return (keyEvent) => {
    const event = 'nativeEvent' in keyEvent ? keyEvent.nativeEvent : keyEvent;
    const before = typed.current;
    typed.current = undefined;
    if (isDisabled || event.defaultPrevented || !isPlainDigit(event)) return;

    const now = performance.now();
    const joins = before && before.score === value && now - before.at <= joinMs;
    const score = scoreAfterDigit(event.key, joins ? before.score : undefined, { min, max });
    if (score === undefined) return;

    event.preventDefault();
    typed.current = { score, at: now };
    onValueChange(score);
  };
}

function isPlainDigit(event: KeyboardEvent): boolean {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.repeat;
  return /^\d$/.test(event.key) && !isModified && !isTextEntry(event.composedPath()[0]);
}

function isTextEntry(target: EventTarget | undefined): boolean {
  return (
    target instanceof Element &&
    target.matches(
      'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])',
    )
  );
}
