import { SelectField, type SelectFieldProps } from '@aferir/ui';
import type { KeyboardEvent } from 'react';

/** One of several that is taken as soon as it is chosen, and then another. */
export function AddingSelect(props: Omit<SelectFieldProps, 'value' | 'onKeyDown'>) {
  return <SelectField {...props} value="" onKeyDown={openBeforeChoosing} />;
}

const MOVING = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

// A closed select chooses what a key comes to first: the next but one could never be had.
function openBeforeChoosing(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || !('showPicker' in currentTarget)) return;
  const isLetter = key.length === 1 && key !== ' ';
  if (!MOVING.has(key) && !isLetter) return;
  event.preventDefault();
  currentTarget.showPicker();
}
