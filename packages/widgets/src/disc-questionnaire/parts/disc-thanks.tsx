import { Button } from '@aferir/ui';
import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';

const DiscResultDialog = lazyPart(
  async () => (await import('./disc-result-dialog.tsx')).DiscResultDialog,
);

export interface DiscThanksProps extends StepProps {
  /** The report, shown when it is asked for. */
  result: ReactNode;
}

/** The end: thanks, and the way to the result. */
export function DiscThanks({ heading, result }: DiscThanksProps) {
  const { messages, host } = useWidget<DiscQuestionnaireMessages>();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => {
    setDialog('closed');
    host.close({ isComplete: true });
  };
  return (
    <QuestionnaireNotice
      icon={<CircleCheckBig />}
      tone="success"
      title={messages.thanksTitle}
      text={messages.thanksText}
      heading={heading}
    >
      <Button size="l" onClick={() => setDialog('open')}>
        {messages.openResult}
      </Button>
      {dialog !== 'unused' ? (
        <WidgetErrorBoundary>
          <Suspense fallback={<p role="status">{messages.resultLoading}</p>}>
            <DiscResultDialog
              isOpen={dialog === 'open'}
              title={messages.resultTitle}
              onClose={close}
            >
              <Suspense fallback={<p role="status">{messages.resultLoading}</p>}>{result}</Suspense>
            </DiscResultDialog>
          </Suspense>
        </WidgetErrorBoundary>
      ) : null}
    </QuestionnaireNotice>
  );
}
