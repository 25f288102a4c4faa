import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataGridMessages } from '../data-grid-messages.ts';
import { pageItems } from '../page-items.ts';
import styles from './grid-pagination.module.css';

interface GridPaginationProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  texts: DataGridMessages;
}

/** Moves between pages: first, previous, numbers, next, last. */
export function GridPagination({ page, pageCount, onPage, texts }: GridPaginationProps) {
  const step = (label: string, target: number, icon: ReactNode) => (
    <StepButton label={label} target={target} page={page} pageCount={pageCount} onPage={onPage}>
      {icon}
    </StepButton>
  );

  return (
    <nav aria-label={texts.pagination} className={styles.pagination}>
      {step(texts.firstPage, 1, <ChevronsLeft className={styles.icon} />)}
      {step(texts.previousPage, page - 1, <ChevronLeft className={styles.icon} />)}
      <ol className={styles.pages}>
        {pageItems(page, pageCount).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <button
                type="button"
                className={styles.page}
                aria-label={texts.goToPage(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            ) : (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {step(texts.nextPage, page + 1, <ChevronRight className={styles.icon} />)}
      {step(texts.lastPage, pageCount, <ChevronsRight className={styles.icon} />)}
    </nav>
  );
}

interface StepButtonProps {
  label: string;
  target: number;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

function StepButton({ label, target, page, pageCount, onPage, children }: StepButtonProps) {
  const isPossible = target !== page && target >= 1 && target <= pageCount;

  // aria-disabled, not disabled: the button that led to the last page keeps the focus.
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      data-unavailable={!isPossible || undefined}
      onClick={() => isPossible && onPage(target)}
    >
      {children}
    </button>
  );
}
