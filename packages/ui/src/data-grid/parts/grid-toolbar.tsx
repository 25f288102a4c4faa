import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { useFocusHeir } from '../../focus/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { DataGridMessages } from '../data-grid-messages.ts';
import { type GridQuery, type GridQueryChange, sortWordOf, toSort } from '../grid-query.ts';
import { GridFilters } from './grid-filters.tsx';
import { GridPageSize } from './grid-page-size.tsx';
import { GridSearch } from './grid-search.tsx';
import { GridSelect } from './grid-select.tsx';
import styles from './grid-toolbar.module.css';

/** One choice of the status filter. */
export interface GridFilterOption {
  value: string;
  label: string;
}

/** Something that the records are narrowed down to, besides search and status. */
export interface GridNarrowing {
  id: string;
  /** Says it on its chip, for example 'Departamento: Tecnologia'. */
  label: string;
  onRemove: () => void;
}

interface GridToolbarProps {
  query: GridQuery;
  onChange: (change: GridQueryChange) => void;
  filterOptions: readonly GridFilterOption[] | undefined;
  narrowings: readonly GridNarrowing[];
  /** What else narrows the records down, in a panel. */
  filterFields: ReactNode;
  /** How many records match; undefined until that is known. */
  total: number | undefined;
  /** The orders to choose from, where no heading does that. */
  sortOptions: readonly GridFilterOption[];
  hasSearch: boolean;
  hasPageSize: boolean;
  texts: DataGridMessages;
}

/** Search, status filter and, where there is something to page, page size; what is in force also shows as a chip to remove. */
export function GridToolbar({
  query,
  onChange,
  filterOptions,
  narrowings,
  filterFields,
  total,
  sortOptions,
  hasSearch,
  hasPageSize,
  texts,
}: GridToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const heir = useMemo(() => heirIn(root), []);
  const noteFocus = useFocusHeir(heir);
  const chosen = filterOptions?.find((option) => option.value === query.filter);
  const chips = [
    ...narrowings,
    ...(chosen
      ? [
          {
            id: 'filter',
            label: texts.filterChip(chosen.label),
            onRemove: () => onChange({ type: 'filter', filter: null }),
          },
        ]
      : []),
  ];

  function clearFilters() {
    for (const { onRemove } of narrowings) onRemove();
    if (chosen) onChange({ type: 'filter', filter: null });
  }

  const hasChoices = hasPageSize || filterOptions !== undefined || sortOptions.length > 0;
  if (!hasSearch && !filterFields && !hasChoices && chips.length === 0) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the focus of a chip that is gone
    <div ref={root} tabIndex={-1} onFocus={noteFocus} className={styles.toolbar}>
      {hasSearch || filterFields ? (
        <div className={styles.finding}>
          {hasSearch ? (
            <GridSearch
              value={query.search}
              onSearch={(search) => onChange({ type: 'search', search })}
              texts={texts}
            />
          ) : null}
          {filterFields ? (
            <GridFilters
              fields={filterFields}
              chosenCount={chips.length}
              total={total}
              onClear={clearFilters}
              texts={texts}
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.choices}>
        {filterOptions ? (
          <GridSelect
            label={texts.filter}
            value={chosen?.value ?? ''}
            options={[{ value: '', label: texts.filterAll }, ...filterOptions]}
            onChange={(filter) => onChange({ type: 'filter', filter: filter || null })}
          />
        ) : null}
        {sortOptions.length > 0 ? (
          <GridSelect
            label={texts.sort}
            value={sortWordOf(query.sort) ?? ''}
            options={[{ value: '', label: texts.unsorted }, ...sortOptions]}
            onChange={(word) =>
              onChange({ type: 'sort', sort: toSort(word, [word.replace(/^-/, '')]) })
            }
          />
        ) : null}
        {hasPageSize ? <GridPageSize query={query} onChange={onChange} texts={texts} /> : null}
      </div>
      {chips.length > 0 ? (
        <div className={styles.chips}>
          {chips.map(({ id, label, onRemove }) => (
            <button key={id} type="button" className={styles.chip} onClick={onRemove}>
              <span>{label}</span>
              <VisuallyHidden>{`(${texts.removeFilter})`}</VisuallyHidden>
              <X className={styles.icon} aria-hidden="true" />
            </button>
          ))}
          {chips.length > 1 ? (
            <Button variant="ghost" size="s" onClick={clearFilters}>
              {texts.clearFilters}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Who has the focus of a chip that is gone: another one, the button of the panel, or the bar where there is neither. */
function heirIn(root: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const find = (name: string | undefined) => root.current?.querySelector<HTMLElement>(`.${name}`);
  return {
    get current() {
      return find(styles.chip) ?? find(styles.open) ?? root.current;
    },
  };
}
