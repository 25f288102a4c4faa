import { useState } from 'react';

/**
 * What an input shows of a value that is kept in another form: what was typed, as long as it stands for the value,
 * so that nothing moves under the caret, and else the value as it is written.
 */
export function useTyped<Value>(
  value: Value,
  { read, write }: { read: (text: string) => Value; write: (value: Value) => string },
): [shown: string, setTyped: (text: string | undefined) => void] {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Object.is(read(typed), value) ? typed : write(value);
  return [shown, setTyped];
}
