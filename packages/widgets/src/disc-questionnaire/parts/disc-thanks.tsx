import { Button } from '@aferir/ui';
import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { CloseDetail, ErrorDetail } from '../../shared/host/events.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import { QuestionnaireNotice } from '../../shared/questionnaire/questionnaire-notice.tsx';
import type { StepProps } from './step-props.ts';

const DiscResultDialog = lazyPart(
  async () => (await import('./disc-result-dialog.tsx')).DiscResultDialog,
);

export interface DiscThanksProps extends StepProps {
  /** The report, shown when it is asked for. */
  result: ReactNode;
  onClose?: ((detail: CloseDetail) => void) | undefined;
  /** Told when the report can't be shown; the thanks stay. */
  onResultError?: ((detail: ErrorDetail) => void) | undefined;
}

/** The end: thanks, and the way to the result. */
export function DiscThanks(props: DiscThanksProps) {
  const { messages, headingLevel, heading, result, onClose, onResultError } = props;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => {
    setDialog('closed');
    onClose?.({ isComplete: true });
  };
  return (
    <QuestionnaireNotice
      icon={<CircleCheckBig />}
      tone="success"
      title={messages.thanksTitle}
      text={messages.thanksText}
      headingLevel={headingLevel}
      heading={heading}
    >
      <Button size="l" onClick={() => setDialog('open')}>
        {messages.openResult}
      </Button>
      {dialog !== 'unused' ? (
        <WidgetErrorBoundary onError={onResultError}>
          <Suspense fallback={<p role="status">{messages.resultLoading}</p>}>
            <DiscResultDialog
              isOpen={dialog === 'open'}
              title={messages.resultTitle}
              onClose={close}
            >
              {result}
            </DiscResultDialog>
          </Suspense>
        </WidgetErrorBoundary>
      ) : null}
    </QuestionnaireNotice>
  );
}
