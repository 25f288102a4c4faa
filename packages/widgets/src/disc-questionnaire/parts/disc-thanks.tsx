import { Button } from '@aferir/ui';
import { CircleCheckBig } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CloseDetail } from '../../shared/events.ts';
import styles from '../disc-questionnaire.module.css';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';

const DiscResultDialog = lazy(() => import('./disc-result-dialog.tsx').then(asDefault));

export interface DiscThanksProps extends StepProps {
  /** The report, shown when it is asked for. */
  result: ReactNode;
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** The end: thanks, and the way to the result. */
export function DiscThanks({ messages, headingLevel, heading, result, onClose }: DiscThanksProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => {
    setDialog('closed');
    onClose?.({ isComplete: true });
  };
  return (
    <div className={styles.notice}>
      <CircleCheckBig className={styles.sign} data-tone="success" aria-hidden="true" />
      <StepHeading level={headingLevel} ref={heading}>
        {messages.thanksTitle}
      </StepHeading>
      <p className={styles.text}>{messages.thanksText}</p>
      <Button size="l" onClick={() => setDialog('open')}>
        {messages.openResult}
      </Button>
      {dialog !== 'unused' ? (
        <Suspense fallback={<p role="status">{messages.resultLoading}</p>}>
          <DiscResultDialog isOpen={dialog === 'open'} title={messages.resultTitle} onClose={close}>
            {result}
          </DiscResultDialog>
        </Suspense>
      ) : null}
    </div>
  );
}

function asDefault({ DiscResultDialog: Component }: typeof import('./disc-result-dialog.tsx')) {
  return { default: Component };
}
