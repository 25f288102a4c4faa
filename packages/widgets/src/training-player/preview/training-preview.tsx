import { useQuery } from '@tanstack/react-query';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useTellOpening } from '../../shared/host/use-tell-opening.ts';
import { type HeadingLevel, useWidget } from '../../shared/host/use-widget.tsx';
import type { HostEvents } from '../../shared/host/widget-host.ts';
import { sessionClientOf } from '../../shared/provider/session-client.ts';
import { WidgetFrame } from '../../shared/provider/widget-frame.tsx';
import { QuestionnaireFrame } from '../../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import { QuestionnaireUnavailable } from '../../shared/questionnaire/questionnaire-unavailable.tsx';
import { useStepFocus } from '../../shared/questionnaire/use-step-focus.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import { readPreview } from './preview.data.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { trainingPreviewTexts } from './training-preview.texts.ts';

export interface TrainingPreviewProps extends Pick<HostEvents, 'onReady' | 'onError' | 'onClose'> {
  /** The training. */
  trainingId: number;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<TrainingPlayerMessages> | undefined;
}

/** A training as its players show it, for staff who are signed in: nothing of it is saved. */
export function TrainingPreview(props: TrainingPreviewProps) {
  const { trainingId, messages } = props;
  return (
    <WidgetFrame
      name="training-preview"
      about={String(trainingId)}
      connect={sessionClientOf}
      texts={trainingPreviewTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      events={props}
    >
      <PreviewOfTraining id={trainingId} />
    </WidgetFrame>
  );
}

function PreviewOfTraining({ id }: { id: number }) {
  const { client, messages } = useWidget<TrainingPlayerMessages>();
  const preview = useQuery({
    queryKey: [client.id, 'training-preview', id],
    queryFn: ({ signal }) => readPreview(client, id, signal),
  });
  const isFailed = preview.isError && !preview.isFetching;
  const problem = isFailed ? problemDetail(preview.error) : null;
  const heading = useStepFocus(problem ? 'unavailable' : 'loading');
  useTellOpening({ isShown: preview.data !== undefined, problem });

  if (preview.data) return <PreviewScreen preview={preview.data} />;
  return (
    <QuestionnaireFrame
      name={messages.name}
      step={problem ? 'unavailable' : 'loading'}
      company={undefined}
      className="aferir-training-player"
    >
      {problem ? (
        <QuestionnaireUnavailable
          heading={heading}
          problem={problem}
          onRetry={() => void preview.refetch()}
        />
      ) : (
        <QuestionnaireLoading label={messages.loading} rows={1} />
      )}
    </QuestionnaireFrame>
  );
}
