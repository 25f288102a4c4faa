import { Button, Notice, type NoticeProps } from '@aferir/ui';
import { appMessages } from '../app-messages.ts';

/** Props of {@link RetryNotice}. */
export interface RetryNoticeProps extends Pick<NoticeProps, 'onFocus' | 'children'> {
  onRetry: () => void;
  /** It is being tried again. */
  isRetrying?: boolean;
}

/** Says that a part of the page failed, with a way to try again. */
export function RetryNotice({ onRetry, isRetrying = false, ...rest }: RetryNoticeProps) {
  return (
    <Notice
      {...rest}
      tone="danger"
      role="alert"
      action={
        <Button variant="secondary" size="s" isLoading={isRetrying} onClick={onRetry}>
          {appMessages.retry}
        </Button>
      }
    />
  );
}
