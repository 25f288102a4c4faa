import { useEffect, useRef } from 'react';
import type { ErrorDetail, ReadyDetail } from '../shared/host/events.ts';
import { isRefusal } from '../shared/host/problem-detail.ts';
import type { ManagerState } from './manager-evaluation.controller.ts';

/** What the host hears of opening. */
export interface ManagerNews {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** Tells the host once that the first screen is there, and once why it is not. */
export function useManagerNews(state: ManagerState, news: ManagerNews): void {
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

function newsOf(state: ManagerState): string | undefined {
  if (state.step === 'loading') return undefined;
  if (state.step === 'unavailable') return `${state.problem.kind} ${state.problem.message}`;
  const isWaiting = state.step === 'list' && state.team.status !== 'ready';
  return isWaiting ? undefined : 'ready';
}
