import { type RefObject, useEffect, useRef } from 'react';

/**
 * The latest of a value, behind something that stays the same. Grid columns need it: new ones would
 * draw every cell anew and lose the focus in them.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
