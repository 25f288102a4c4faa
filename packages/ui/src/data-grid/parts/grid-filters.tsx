import { ListFilter } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { SidePanel } from '../../side-panel/index.ts';
import type { DataGridMessages } from '../data-grid-messages.ts';
import styles from './grid-toolbar.module.css';

interface GridFiltersProps {
  fields: ReactNode;
  /** How many filters are in force. */
  chosenCount: number;
  /** How many records match; undefined until that is known. */
  total: number | undefined;
  onClear: () => void;
  texts: DataGridMessages;
}

/** Opens a panel with fields that narrow the records down; these stay in sight beside it where there is room. */
export function GridFilters({ fields, chosenCount, total, onClear, texts }: GridFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  // The button that clears goes with what it clears.
  function clear() {
    show.current?.focus();
    onClear();
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<ListFilter />}
        aria-haspopup="dialog"
        className={styles.open}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.openText}>{texts.openFilters(chosenCount)}</span>
      </Button>
      <SidePanel
        isOpen={isOpen}
        onClose={close}
        title={texts.openFilters(0)}
        footer={
          <>
            {chosenCount > 0 ? (
              <Button variant="ghost" onClick={clear}>
                {texts.clearFilters}
              </Button>
            ) : null}
            <Button ref={show} onClick={close}>
              {texts.showMatches(total)}
            </Button>
          </>
        }
      >
        <div className={styles.filterFields}>{fields}</div>
      </SidePanel>
    </>
  );
}
