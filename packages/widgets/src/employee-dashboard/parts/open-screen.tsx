import { Button, type ToastStore } from '@aferir/ui';
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { CompleteDetail, ErrorDetail } from '../../shared/host/events.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
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
const DiscQuestionnaire = lazyPart(
  async () => (await import('../../disc-questionnaire/disc-questionnaire.tsx')).DiscQuestionnaire,
);
const Evaluation = lazyPart(
  async () => (await import('../../manager-evaluation/manager-evaluation.tsx')).ManagerEvaluation,
);
const BehavioralReport = lazyPart(
  async () => (await import('../../behavioral-report/behavioral-report.tsx')).BehavioralReport,
);
const Report = lazyPart(
  async () => (await import('../../performance-report/performance-report.tsx')).PerformanceReport,
);

export interface OpenScreenProps {
  opened: OpenedScreen;
  toasts: ToastStore;
  finishSignal: FinishSignal;
  onClose: () => void;
}

/** Shows an assessment or a report in place of the dashboard, with the way back above it. */
export function OpenScreen(props: OpenScreenProps) {
  const { onClose } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
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
      <WidgetErrorBoundary>
        <Screen {...props} />
      </WidgetErrorBoundary>
    </div>
  );
}

function Screen(props: OpenScreenProps) {
  const { opened, toasts, finishSignal, onClose } = props;
  const { messages, headingLevel, host } = useWidget<EmployeeDashboardMessages>();
  const { screen, responseId, hash } = opened;
  const common = {
    headingLevel: headingLevel === 1 ? headingLevel : 2,
    fallback: <ReportLoading label={messages.loading} />,
    // What is wrong with a screen leaves the dashboard behind it as it is.
    onError: (detail: ErrorDetail) => host.failed(detail),
  } as const;
  const hears = { ...common, onProgress: host.progress };

  function finish(detail: CompleteDetail) {
    host.complete(detail);
    finishSignal.raise();
  }

  switch (screen) {
    case 'report':
      return <Report {...common} responseId={responseId} />;
    case 'behavioral-report':
      return <BehavioralReport {...common} responseId={responseId} />;
    case 'self-assessment':
      return <SelfAssessment {...hears} hs={hash} onComplete={finish} onClose={onClose} />;
    case 'behavioral-questionnaire':
      return <DiscQuestionnaire {...hears} hs={hash} onComplete={finish} />;
    case 'evaluation':
    case 'feedback':
      return (
        <Evaluation
          {...hears}
          hs={hash}
          initialStep={screen === 'evaluation' ? 'evaluate' : 'feedback'}
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
