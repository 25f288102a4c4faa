import { type ComponentType, useState } from 'react';
import { logProblem } from '../shared/host/log-problem.ts';
import { loadChunk } from '../shared/loading/load-chunk.ts';
import type { FeedbackDialogProps } from './parts/feedback-dialog.tsx';

/** Whether the feedback of a competency is shown; its code comes with the first one. */
export type FeedbackDialogState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening' | 'failed'; readonly competencyId: number }
  | {
      readonly status: 'open';
      readonly competencyId: number;
      readonly Dialog: ComponentType<FeedbackDialogProps>;
    };

/** What can be done with it. */
export interface FeedbackDialogActions {
  open(competencyId: number): Promise<void>;
  close(): void;
}

/** Opens the feedback of a competency over the report. */
export function useFeedbackDialog(): [FeedbackDialogState, FeedbackDialogActions] {
  const [state, setState] = useState<FeedbackDialogState>({ status: 'closed' });

  async function open(competencyId: number) {
    setState({ status: 'opening', competencyId });
    try {
      const part = await loadChunk(() => import('./parts/feedback-dialog.tsx'));
      setState({ status: 'open', competencyId, Dialog: part.FeedbackDialog });
    } catch (cause) {
      logProblem('fetch feedback dialog', cause);
      setState({ status: 'failed', competencyId });
    }
  }

  return [state, { open, close: () => setState({ status: 'closed' }) }];
}
