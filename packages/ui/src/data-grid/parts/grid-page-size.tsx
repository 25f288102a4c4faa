import type { DataGridMessages } from '../data-grid-messages.ts';
import { type GridQuery, type GridQueryChange, gridPageSizes } from '../grid-query.ts';
import { GridSelect } from './grid-select.tsx';

interface GridPageSizeProps {
  query: GridQuery;
  onChange: (change: GridQueryChange) => void;
  texts: DataGridMessages;
}

const options = gridPageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** How many records a page has: over a table, below cards, whose first one is to be in sight. */
export function GridPageSize({ query, onChange, texts }: GridPageSizeProps) {
  return (
    <GridSelect
      label={texts.pageSize}
      value={String(query.pageSize)}
      options={options}
      onChange={(value) => {
        const pageSize = gridPageSizes.find((size) => String(size) === value);
        if (pageSize) onChange({ type: 'page-size', pageSize });
      }}
    />
  );
}
