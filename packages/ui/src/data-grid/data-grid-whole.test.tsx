import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { DataGrid } from './data-grid.tsx';
import { columns, type Request, requests } from './data-grid-fixtures.tsx';
import { defaultGridQuery } from './grid-query.ts';

const sixty = Array.from({ length: 5 }, (_, at) =>
  requests.map((request) => ({ ...request, id: request.id + at * requests.length })),
).flat();

interface ListProps {
  rows: readonly Request[];
  isWhole: boolean;
  onQueryChange: () => void;
  /** Told how many rows stand there each time that something is drawn. */
  onDrawn: (count: number) => void;
}

function List({ rows, isWhole, onQueryChange, onDrawn }: ListProps) {
  useLayoutEffect(() => {
    onDrawn(screen.getAllByRole('row').length - 1);
  });
  return (
    <DataGrid
      title="Solicitações"
      columns={columns}
      data={{ status: 'ready', rows, total: sixty.length }}
      isWhole={isWhole}
      query={{ ...defaultGridQuery, page: 2 }}
      onQueryChange={onQueryChange}
      rowId={({ id }) => String(id)}
      rowName={({ person }) => person}
    />
  );
}

it('is drawn whole at once to be printed, without pages, and is on its page again then', () => {
  const drawn = vi.fn();
  const change = vi.fn();
  const page = { rows: sixty.slice(30), isWhole: false, onQueryChange: change, onDrawn: drawn };
  const { rerender } = render(<List {...page} />);
  expect(screen.getByText('Mostrando 2 de 2 páginas')).toBeVisible();
  drawn.mockClear();
  rerender(<List {...page} rows={sixty} isWhole />);
  expect(drawn).toHaveBeenCalledExactlyOnceWith(sixty.length);
  expect(screen.queryByText(/^Mostrando/)).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<List {...page} />);
  expect(screen.getByText('Mostrando 2 de 2 páginas')).toBeVisible();
  expect(change).not.toHaveBeenCalled();
});
