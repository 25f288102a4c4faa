import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import headingStyles from '../heading/heading.module.css';
import styles from './page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's only h1. */
  title: string;
  /** What the page is for, in one line. */
  description?: ReactNode;
  /** At the right, the primary one last. */
  actions?: ReactNode;
}

/** Says where one is and offers the page's main action. */
export function PageHeader({ title, description, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={clsx('aferir-page-header', styles.root, className)}>
      <div className={styles.text}>
        <h1 className={clsx('aferir-page-title', styles.title)}>{title}</h1>
        {description ? (
          <p className={clsx('aferir-page-description', headingStyles.description)}>
            {description}
          </p>
        ) : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
