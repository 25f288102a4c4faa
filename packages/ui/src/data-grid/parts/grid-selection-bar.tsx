import type { ReactNode } from 'react';
import { Button } from '../../button/index.ts';
import type { DataGridMessages } from '../data-grid-messages.ts';
import styles from './grid-selection.module.css';

interface GridSelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all that are selected. */
  actions: ReactNode;
  texts: DataGridMessages;
}

/** How many records are selected and what can be done with them, in sight however long the page is. */
export function GridSelectionBar({ count, onClear, actions, texts }: GridSelectionBarProps) {
  return (
    <div className={styles.bar} data-hidden={count === 0 || undefined}>
      <p role="status" className={styles.count}>
        {count > 0 ? texts.selected(count) : null}
      </p>
      {count > 0 ? (
        <div className={styles.barActions}>
          <Button variant="ghost" size="s" onClick={onClear}>
            {texts.clearSelection}
          </Button>
          {actions}
        </div>
      ) : null}
    </div>
  );
}
