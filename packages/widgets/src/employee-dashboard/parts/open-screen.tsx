import { Button, type ToastStore } from '@aferir/ui';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import type { CompleteDetail, ErrorDetail, ProgressDetail } from '../../shared/host/events.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import { ReportLoading } from '../../shared/report/report-loading.tsx';
import type { OpenedScreen } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { FinishSignal } from '../finish-signal.ts';

const SelfAssessment = lazyPart(
  async () =>
    (await import('../../performance-self-assessment/performance-self-assessment.tsx'))
      .PerformanceSelfAssessment,
);
const Evaluation = lazyPart(
  async () => (await import('../../manager-evaluation/manager-evaluation.tsx')).ManagerEvaluation,
);
const Report = lazyPart(
  async () => (await import('../../performance-report/performance-report.tsx')).PerformanceReport,
);

/** What the host hears of what is open. */
export interface ScreenEvents {
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

export interface OpenScreenProps extends ScreenEvents {
  opened: OpenedScreen;
  messages: EmployeeDashboardMessages;
  headingLevel: ReportHeadingLevel;
  toasts: ToastStore;
  finishSignal: FinishSignal;
  onClose: () => void;
}

/** Shows an assessment or a report in place of the dashboard, with the way back above it. */
export function OpenScreen(props: OpenScreenProps) {
  const { messages, onClose, onError } = props;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <Button
        ref={back}
        variant="ghost"
        icon={<ArrowLeft />}
        className={styles.back}
        onClick={onClose}
      >
        {messages.back}
      </Button>
      <WidgetErrorBoundary onError={onError}>
        <Suspense fallback={<ReportLoading label={messages.loading} />}>
          <Screen {...props} />
        </Suspense>
      </WidgetErrorBoundary>
    </div>
  );
}

function Screen(props: OpenScreenProps) {
  const { opened, messages, headingLevel, toasts, finishSignal, onClose } = props;
  const { screen, responseId, hash } = opened;
  const { onProgress, onComplete, onError } = props;
  // What is wrong with a screen leaves the dashboard behind it as it is.
  const tell = (detail: ErrorDetail) => onError?.({ ...detail, isFatal: false });
  const hears = { onProgress, onError: tell };

  function finish(detail: CompleteDetail) {
    onComplete?.(detail);
    finishSignal.raise();
  }

  switch (screen) {
    case 'report':
      return <Report responseId={responseId} headingLevel={headingLevel} onError={tell} />;
    case 'self-assessment':
      return (
        <SelfAssessment
          {...hears}
          hs={hash}
          headingLevel={headingLevel}
          onComplete={finish}
          onClose={onClose}
        />
      );
    case 'evaluation':
    case 'feedback':
      return (
        <Evaluation
          {...hears}
          hs={hash}
          initialStep={screen === 'evaluation' ? 'evaluate' : 'feedback'}
          headingLevel={headingLevel}
          onClose={onClose}
          onComplete={(detail) => {
            finish(detail);
            const message =
              detail.sent === 'feedback' ? messages.feedbackSent : messages.evaluationSent;
            toasts.show({ tone: 'success', message });
            onClose();
          }}
        />
      );
  }
}
