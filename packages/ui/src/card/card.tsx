import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import headingStyles from '../heading/heading.module.css';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The card's heading, which also names its region. */
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A titled block of a page. For one number and its name use FigureCard. */
export function Card({
  title,
  description,
  actions,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('aferir-card', styles.root, className)}
    >
      <div className={clsx(styles.header, headingStyles.row)}>
        <div className={styles.heading}>
          <Heading id={titleId} className={clsx(styles.title, headingStyles.title)}>
            {title}
          </Heading>
          {description ? <p className={headingStyles.description}>{description}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
    </section>
  );
}
