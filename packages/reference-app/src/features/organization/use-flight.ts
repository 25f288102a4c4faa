import { useStableHandler } from '@aferir/ui';
import { useEffect, useRef, useState } from 'react';
import type { Department } from './department.ts';

/** Goes to a department as soon as the chart has it. */
export function useFlight(departments: readonly Department[], onArrive: (id: string) => void) {
  const [destination, setDestination] = useState<string>();
  const arrive = useStableHandler(onArrive);
  const isThere = departments.some(({ id }) => id === destination);
  useEffect(() => {
    if (destination === undefined || !isThere) return;
    // A dialog that closes gives the focus back in a task of its own.
    const timer = setTimeout(() => {
      setDestination(undefined);
      arrive(destination);
    });
    return () => clearTimeout(timer);
  }, [destination, isThere, arrive]);
  return (departmentId: number) => setDestination(String(departmentId));
}

/**
 * Goes to the department that the address names, but for one that was pressed where it stands. Gives what is to be
 * called before that.
 */
export function useFlightByAddress(id: number | null, fly: (departmentId: number) => void) {
  const pressed = useRef<number>(undefined);
  const follow = useStableHandler(fly);
  useEffect(() => {
    if (id && id !== pressed.current) follow(id);
    pressed.current = undefined;
  }, [id, follow]);
  return (departmentId: number) => {
    pressed.current = departmentId;
  };
}
