import { RetryNotice, type RetryNoticeProps } from '@aferir/ui';
import { useWidget } from '../host/use-widget.tsx';
import { SaidText } from '../language/use-said.tsx';
import type { PartState } from './part-state.ts';

export interface FailedPartProps extends Pick<RetryNoticeProps, 'title' | 'onRetry'> {
  part: PartState<unknown>;
}

/** Stands where a part would that comes only where there is something in it: it says that it failed. */
export function FailedPart({ part, ...rest }: FailedPartProps) {
  const { messages } = useWidget<{ readonly retry: string }>();
  if (part.status !== 'failed') return null;
  return (
    <RetryNotice {...rest} retryLabel={messages.retry}>
      {part.reason ? <SaidText sentence={part.reason} /> : null}
    </RetryNotice>
  );
}
