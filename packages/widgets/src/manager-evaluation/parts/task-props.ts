import type { ApiClient } from '@aferir/api-client';
import type { CompleteDetail, ErrorDetail, ProgressDetail } from '../../shared/host/events.ts';
import type { HeadingLevel } from '../../shared/questionnaire/step-heading.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { Evaluator, Review } from '../manager-evaluation.types.ts';
import type { TaskPlace } from './task-frame.tsx';

/** What the host hears of a task. */
export interface TaskEvents {
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What every task takes. */
export interface TaskProps {
  place: TaskPlace;
  client: ApiClient;
  evaluator: Evaluator;
  review: Review;
  messages: ManagerEvaluationMessages;
  headingLevel: HeadingLevel;
  events: TaskEvents;
  /** Everything has been sent. */
  onDone: () => void;
  /** The manager goes away with something left to do. */
  onLeave: () => void;
  /** The server takes nothing for this task any more, and says why. */
  onRefused: (message: string) => void;
}
