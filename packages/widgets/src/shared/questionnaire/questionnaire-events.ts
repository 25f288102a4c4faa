import type { CompleteDetail, ErrorDetail, ProgressDetail, ReadyDetail } from '../host/events.ts';

/** What the host of a questionnaire hears. */
export interface QuestionnaireEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}
