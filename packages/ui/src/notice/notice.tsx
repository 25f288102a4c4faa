import { clsx } from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../icon-button/close-button.tsx';
import styles from './notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The gist in a few words, when the text is long. */
  title?: string;
  /** Changes color and icon, never the meaning. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** What to do about it: a Button or a link. */
  action?: ReactNode;
  /** Lets the person put it away. */
  onClose?: () => void;
  /** What happened and what to do next, in one sentence. */
  children: ReactNode;
}

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/**
 * Says something about the content around it. Give it `role="alert"` where it appears because of
 * something the person did. For a whole screen use EmptyState, for passing news a toast.
 */
export function Notice({
  title,
  tone = 'info',
  action,
  onClose,
  className,
  children,
  ...rest
}: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} data-tone={tone} className={clsx('aferir-notice', styles.root, className)}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.body}>
        {title ? <p className={clsx('aferir-notice-title', styles.title)}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onClose ? <CloseButton size="s" className={styles.close} onClick={onClose} /> : null}
    </div>
  );
}
