import { tabbableIn } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import {
  loadManagerReview,
  ManagerRating,
  type ManagerReview,
  useManagerRating,
} from '../../shared/competency-rating/index.ts';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useOncePer } from '../../shared/machine/use-once-per.ts';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import { TaskFailed } from './task-failed.tsx';
import { TaskFrame } from './task-frame.tsx';
import type { TaskProps } from './task-props.ts';

/** Rates every competency of a review, from the first one to the last score sent. */
export function EvaluationTask(props: TaskProps) {
  const { place, client, evaluator, review, messages, headingLevel, onLeave } = props;
  const { responseId, person } = review;
  const rating = useRef<RatingHandle>(null);
  const loaded = useQuery({
    queryKey: [client.id, 'manager-review', responseId],
    queryFn: ({ signal }) =>
      loadManagerReview(client, { responseId, managerId: evaluator.id, person }, signal),
    // The draft goes on from what was there when the task opened; opened anew, it is read anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return (
    <TaskFrame
      place={place}
      title={messages.title(person)}
      size="l"
      isTitleInside={loaded.data !== undefined}
      headingLevel={headingLevel}
      onClose={() => (rating.current ? rating.current.cancel() : onLeave())}
    >
      {loaded.data ? (
        <Rating {...props} ref={rating} loaded={loaded.data} />
      ) : loaded.error && !loaded.isFetching ? (
        <FailedReview {...props} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : (
        <QuestionnaireLoading label={messages.loading} rows={1} />
      )}
    </TaskFrame>
  );
}

interface RatingHandle {
  /** Asks whether to give up. */
  cancel(): void;
}

interface RatingProps extends TaskProps {
  loaded: ManagerReview;
  ref: Ref<RatingHandle>;
}

const BELOW_DIALOG_TITLE = 3;

function Rating(props: RatingProps) {
  const { place, client, loaded, messages, headingLevel, events, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const [state, actions] = useManagerRating({
    client,
    review: loaded,
    onProgress: events.onProgress,
    onComplete: ({ responseId }) => events.onComplete?.({ responseId, sent: 'ratings' }),
    onError: events.onError,
    onCancel: props.onLeave,
  });
  useImperativeHandle(ref, () => ({ cancel: actions.cancel }));
  useOncePer(state, () => {
    if (state.step === 'done') props.onDone();
    if (state.step === 'refused') props.onRefused(state.problem.message);
  });

  // The dialog took the focus while there was nothing in it yet to be focused.
  useEffect(() => {
    if (place === 'dialog' && root.current) tabbableIn(root.current)[0]?.focus();
  }, [place]);

  if (!('position' in state)) return null;
  return (
    <div ref={root}>
      <ManagerRating
        state={state}
        actions={actions}
        messages={messages}
        headingLevel={place === 'dialog' ? BELOW_DIALOG_TITLE : headingLevel}
        isTitleHidden={place === 'dialog'}
      />
    </div>
  );
}

const NOT_FOUND = 'not-found';

interface FailedReviewProps extends TaskProps {
  error: Error;
  onRetry: () => void;
}

function FailedReview({ error, messages, events, onRetry }: FailedReviewProps) {
  const problem = problemDetail(error);
  useOncePer(error, () => events.onError?.({ ...problem, isFatal: false }));
  return (
    <TaskFailed
      title={problem.kind === NOT_FOUND ? messages.reviewNotFound : messages.reviewFailed}
      message={problem.message}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
