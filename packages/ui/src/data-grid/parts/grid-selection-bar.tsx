import { type RefObject, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { useFocusHeir } from '../../focus/index.ts';
import type { DataGridMessages } from '../data-grid-messages.ts';
import type { GridSelection } from '../grid-selection.ts';
import { useRoomForBar } from '../use-room-for-bar.ts';
import styles from './grid-selection.module.css';

interface GridSelectionBarProps {
  selection: Pick<GridSelection<never>, 'selected' | 'all' | 'actions'>;
  /** How many of all pages can be selected at once; 0 where that is not offered. */
  selectable: number;
  /** How many there are on all pages. */
  total: number;
  /** Its first button. */
  start: RefObject<HTMLButtonElement | null>;
  /** What has the focus once there is nothing more to select. */
  pageBox: RefObject<HTMLInputElement | null>;
  onClear: () => void;
  texts: DataGridMessages;
}

/** How many records are selected and what can be done with them, in sight however long the page is. */
export function GridSelectionBar({
  selection: { selected, all, actions },
  selectable,
  total,
  start,
  pageBox,
  onClear,
  texts,
}: GridSelectionBarProps) {
  const count = selected.size;
  const bar = useRef<HTMLDivElement>(null);
  const noteFocus = useFocusHeir(count > 0 ? start : pageBox);
  useRoomForBar(bar, count > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears which of its buttons has the focus
    <div
      ref={bar}
      className={styles.bar}
      data-hidden={count === 0 || undefined}
      onFocus={noteFocus}
    >
      <p role="status" className={styles.count}>
        {count > 0 ? texts.selected(count) : null}
      </p>
      {count > 0 ? (
        <div className={styles.barActions}>
          <Button ref={start} variant="ghost" size="s" onClick={onClear}>
            {texts.clearSelection}
          </Button>
          {all && selectable > 0 ? (
            <Button
              variant="secondary"
              size="s"
              isLoading={all.isLoading ?? false}
              onClick={all.onSelect}
            >
              {selectable < total ? texts.selectFirst(selectable) : texts.selectAll(total)}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  );
}
