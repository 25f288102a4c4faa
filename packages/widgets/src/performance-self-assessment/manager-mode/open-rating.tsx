import type { LinkClient } from '@aferir/api-client';
import {
  ManagerRating,
  type ManagerRatingMessages,
  type ManagerReview,
  useManagerRating,
} from '../../shared/competency-rating/index.ts';
import type { CompleteDetail, ErrorDetail, ProgressDetail } from '../../shared/host/events.ts';
import type { HeadingLevel } from '../../shared/questionnaire/step-heading.tsx';

export interface OpenRatingProps {
  client: LinkClient;
  review: ManagerReview;
  messages: ManagerRatingMessages;
  headingLevel: HeadingLevel;
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete: (detail: CompleteDetail) => void;
  onCancel: () => void;
  onError: (detail: ErrorDetail) => void;
}

/** A manager's rating from the first competency to the last score sent. */
export function OpenRating({ messages, headingLevel, ...options }: OpenRatingProps) {
  const [state, actions] = useManagerRating(options);
  if (!('position' in state)) return null;
  return (
    <ManagerRating
      state={state}
      actions={actions}
      messages={messages}
      headingLevel={headingLevel}
    />
  );
}
