import { Button } from '../button/index.ts';
import { Notice, type NoticeProps } from './notice.tsx';

/** Props of {@link RetryNotice}: those of a Notice, but for what this one decides. */
export interface RetryNoticeProps
  extends Omit<NoticeProps, 'title' | 'tone' | 'role' | 'action' | 'onClose'> {
  /** What is missing, where the text says why. */
  title?: string | undefined;
  /** What the button says. */
  retryLabel: string;
  onRetry: () => void;
  /** It is being tried again. @default false */
  isRetrying?: boolean;
}

/** Says that a part of a page failed, with a way to try again; the rest of the page goes on. */
export function RetryNotice({
  title,
  retryLabel,
  onRetry,
  isRetrying = false,
  ...rest
}: RetryNoticeProps) {
  return (
    <Notice
      {...rest}
      {...(title && { title })}
      tone="danger"
      role="alert"
      action={
        <Button variant="secondary" size="s" isLoading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
