import { useEffect, useRef } from 'react';
import type { ErrorDetail, ReadyDetail, WidgetProblem } from '../shared/host/events.ts';
import { isRefusal } from '../shared/host/problem-detail.ts';
import type { TaskOutcome } from './manager-evaluation.machine.ts';

/** What the host hears of opening. */
export interface ManagerNews {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What of a state decides about what is told. */
type Opening =
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'list'; readonly team: { readonly status: string } }
  | { readonly step: 'loading' | 'page' | TaskOutcome };

/** Tells the host once that the first screen is there, and once why it is not. */
export function useManagerNews(state: Opening, news: ManagerNews): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    const now = newsOf(state);
    if (!now || told.current === 'ready' || told.current === now) return;
    told.current = now;
    if (state.step === 'unavailable') {
      news.onError?.({ ...state.problem, isFatal: isRefusal(state.problem) });
    } else {
      news.onReady?.({ widget: 'manager-evaluation' });
    }
  });
}

function newsOf(state: Opening): string | undefined {
  if (state.step === 'loading') return undefined;
  if (state.step === 'unavailable') return `${state.problem.kind} ${state.problem.message}`;
  const isWaiting = state.step === 'list' && state.team.status !== 'ready';
  return isWaiting ? undefined : 'ready';
}
