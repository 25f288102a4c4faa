import type { ReactNode } from 'react';
import styles from './parts/grid-records.module.css';

/** Props of {@link RowButtons}. */
export interface RowButtonsProps {
  /** Buttons, or nothing for a row without any. */
  children: ReactNode;
}

/**
 * A cell of buttons, for what people come to a grid for; actions they seldom need are
 * `rowActions`. A table shows "-" where there are none; in a card the buttons end it, as wide as
 * it is, and none leave nothing.
 */
export function RowButtons({ children }: RowButtonsProps) {
  return <span className={styles.buttons}>{children}</span>;
}
