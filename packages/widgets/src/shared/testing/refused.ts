import type { WidgetProblem } from '../host/events.ts';

/** The state of a widget whose link the server refuses, with what it says. */
export function refused(message: string, kind: WidgetProblem['kind'] = 'forbidden') {
  return { step: 'unavailable', problem: { kind, message, isRetryable: false } } as const;
}
