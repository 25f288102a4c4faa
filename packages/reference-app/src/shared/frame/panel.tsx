import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './panel.module.css';

/** Props of {@link Panel}. */
export interface PanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's only h1. */
  title: string;
  /** One line of purpose. */
  description?: ReactNode;
}

/** The one thing on a public page: its title, its purpose, and what to do. */
export function Panel({ title, description, className, children, ...rest }: PanelProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {children}
    </div>
  );
}
