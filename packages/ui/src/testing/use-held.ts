import { useState } from 'react';

/** Holds a value as the page around a control does, and tells of every change. */
export function useHeld<Value, Next extends Value = Value>(
  initial: Value,
  onChange?: (value: Next) => void,
): [value: Value, change: (value: Next) => void] {
  const [value, setValue] = useState(initial);
  return [
    value,
    (next) => {
      setValue(next);
      onChange?.(next);
    },
  ];
}
