import { clsx } from 'clsx';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import headingStyles from '../heading/heading.module.css';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of, or what went wrong, in one sentence. */
  title: string;
  /** Why it is so, or what will change it. */
  description?: ReactNode;
  /** The next action: one button or link. */
  action?: ReactNode;
  /** A decorative picture. @default an empty tray; an alert where something failed */
  icon?: ReactNode;
  /** 'danger' for something that failed to load. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The heading level that fits the page's outline. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Stands where content would be, says why there is none and offers the next action. */
export function EmptyState({
  title,
  description,
  action,
  tone = 'neutral',
  icon = tone === 'danger' ? <CircleAlert /> : <Inbox />,
  headingLevel = 3,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div {...rest} data-tone={tone} className={clsx('aferir-empty-state', styles.root, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {description ? (
        <p className={clsx(styles.description, headingStyles.description)}>{description}</p>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
