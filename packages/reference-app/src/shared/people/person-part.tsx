import { Card, type CardProps } from '@aferir/ui';
import styles from './person-part.module.css';

/** A part of a person's page. */
export function PersonPart({
  children,
  ...card
}: Pick<CardProps, 'title' | 'actions' | 'children'>) {
  return (
    <Card {...card}>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
