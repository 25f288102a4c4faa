import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/lib/use-latest.ts';
import { type OpenSheet, openSheet, SheetProblem } from './open-sheet.ts';
import type { SheetFailure } from './sheet-protocol.ts';

/** Keeps a worker with a sheet for as long as the page is there. `onLost` is told when it is gone by itself. */
export function useOpenSheet(onLost: (failure: SheetFailure) => void) {
  const opened = useRef<OpenSheet | undefined>(undefined);
  const lost = useLatest(onLost);

  const close = useCallback(() => {
    opened.current?.close();
    opened.current = undefined;
  }, []);
  useEffect(() => close, [close]);

  return {
    /** Starts a worker for another file; the one before may still be at its own. */
    open() {
      close();
      opened.current = openSheet((failure) => {
        opened.current = undefined;
        lost.current(failure);
      });
    },
    /** Asks the worker; where there is none any more, the sheet is lost. */
    ask: useCallback<OpenSheet['ask']>(async (call, given) => {
      if (!opened.current) throw new SheetProblem('lost');
      return opened.current.ask(call, given);
    }, []),
  };
}
