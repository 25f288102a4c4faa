import { tabbableIn } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import {
  loadRatingSheet,
  ManagerRating,
  type RatingSheet,
  useManagerRating,
} from '../../shared/competency-rating/index.ts';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useWidget, WidgetPart } from '../../shared/host/use-widget.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import { TaskFailed } from './task-failed.tsx';
import { TaskFrame } from './task-frame.tsx';
import type { TaskProps } from './task-props.ts';

/** Rates every competency of a review, from the first one to the last score sent. */
export function EvaluationTask(props: TaskProps) {
  const { place, evaluator, review, onLeave } = props;
  const { client, messages } = useWidget<ManagerEvaluationMessages>();
  const { responseId, person } = review;
  const rating = useRef<RatingHandle>(null);
  const loaded = useQuery({
    queryKey: [client.id, 'manager-review', responseId],
    queryFn: ({ signal }) =>
      loadRatingSheet(client, { responseId, managerId: evaluator.id, person }, signal),
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
      onClose={() => (rating.current ? rating.current.cancel() : onLeave())}
    >
      {loaded.data ? (
        <Rating {...props} ref={rating} loaded={loaded.data} />
      ) : loaded.error && !loaded.isFetching ? (
        <FailedEvaluation error={loaded.error} onRetry={() => void loaded.refetch()} />
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
  loaded: RatingSheet;
  ref: Ref<RatingHandle>;
}

const BELOW_DIALOG_TITLE = 3;

function Rating(props: RatingProps) {
  const { place, loaded, ref, onDone, onLeave, onRefused } = props;
  const { headingLevel } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const [state, actions] = useManagerRating({
    sheet: loaded,
    sent: 'ratings',
    onDone,
    onCancel: onLeave,
    onRefused: ({ message }) => onRefused(message),
  });
  useImperativeHandle(ref, () => ({ cancel: actions.cancel }));

  // The dialog took the focus while there was nothing in it yet to be focused.
  useEffect(() => {
    if (place === 'dialog' && root.current) firstScoreIn(root.current)?.focus();
  }, [place]);

  if (!('position' in state)) return null;
  const isDialog = place === 'dialog';
  return (
    <div ref={root}>
      <WidgetPart headingLevel={isDialog ? BELOW_DIALOG_TITLE : headingLevel}>
        <ManagerRating state={state} actions={actions} isTitleHidden={isDialog} />
      </WidgetPart>
    </div>
  );
}

// The way out stands before the scores.
function firstScoreIn(root: HTMLElement) {
  return tabbableIn(root).find((control) => control instanceof HTMLInputElement);
}

const NOT_FOUND = 'not-found';

interface FailedEvaluationProps {
  error: Error;
  onRetry: () => void;
}

function FailedEvaluation({ error, onRetry }: FailedEvaluationProps) {
  const { messages, host } = useWidget<ManagerEvaluationMessages>();
  const problem = problemDetail(error);
  useEffect(() => host.failed(problemDetail(error), error), [host, error]);
  return (
    <TaskFailed
      title={problem.kind === NOT_FOUND ? messages.reviewNotFound : messages.reviewFailed}
      message={problem.message}
      onRetry={onRetry}
    />
  );
}
