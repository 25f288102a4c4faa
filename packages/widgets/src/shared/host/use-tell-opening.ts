import { useEffect } from 'react';
import type { WidgetProblem } from './events.ts';
import { useWidget } from './use-widget.tsx';

/** How far a widget has come in showing its first screen. */
export interface OpeningNews {
  isShown: boolean;
  /** Why there is nothing to show. */
  problem: WidgetProblem | null;
}

/** Tells the host that the first screen is there, or why it is not. */
export function useTellOpening({ isShown, problem }: OpeningNews): void {
  const { host } = useWidget();
  useEffect(() => {
    if (isShown) host.ready();
    else if (problem) host.unavailable(problem);
  });
}
