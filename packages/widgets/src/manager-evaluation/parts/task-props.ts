import type { UnreachedNames } from '../../shared/page/without-email.ts';
import type { Evaluator, ReviewRef } from '../manager-evaluation.types.ts';
import type { TaskPlace } from './task-frame.tsx';

/** What every task takes. */
export interface TaskProps {
  place: TaskPlace;
  evaluator: Evaluator;
  review: ReviewRef;
  /** Everything has been sent. */
  onDone: (withoutEmail?: UnreachedNames) => void;
  /** The manager goes away with something left to do. */
  onLeave: () => void;
  /** The server takes nothing for this task any more, and says why. */
  onRefused: (message: string) => void;
}
