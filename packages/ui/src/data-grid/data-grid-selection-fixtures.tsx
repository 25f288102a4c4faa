import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DataGrid } from './data-grid.tsx';
import { actionsCalling, columns, type Request, requests } from './data-grid-fixtures.tsx';
import { gridColumnsOf } from './grid-columns.ts';
import { defaultGridQuery } from './grid-query.ts';

/** The people whose records were drawn, in order. */
export const drawnPeople: string[] = [];

const column = gridColumnsOf<Request>();
const watchedColumns = [
  ...columns,
  column.display({
    id: 'watched',
    header: 'Ordem',
    cell: ({ row }) => {
      drawnPeople.push(row.original.person);
      return row.original.id;
    },
  }),
];

const rowActions = actionsCalling(() => undefined);

/** A grid of several pages, and what a page around it keeps: what is shown and what is selected. */
export function SelectingGrid({ initial = [] as readonly Request[], most = requests.length }) {
  const [query, setQuery] = useState({ ...defaultGridQuery, pageSize: 5 as const });
  const [selected, setSelected] = useState(() => byId(new Map(), initial, true));
  const found = requests.filter(({ person }) => person.includes(query.search));
  const first = (query.page - 1) * query.pageSize;
  return (
    <DataGrid<Request>
      title="Solicitações"
      countLabel={(total) => `${total} solicitações encontradas.`}
      columns={watchedColumns}
      rowActions={rowActions}
      data={{
        status: 'ready',
        rows: found.slice(first, first + query.pageSize),
        total: found.length,
      }}
      query={query}
      onQueryChange={(next) => setQuery(next as typeof query)}
      rowId={({ id }) => String(id)}
      rowName={({ person }) => person}
      selection={{
        selected,
        onSelect: (rows, isSelected) => setSelected(byId(selected, rows, isSelected)),
        onClear: () => setSelected(new Map()),
        all: { most, onSelect: () => setSelected(byId(selected, found.slice(0, most), true)) },
        actions: <Button size="s">{`Enviar para ${selected.size}`}</Button>,
      }}
    />
  );
}

function byId(
  before: ReadonlyMap<string, Request>,
  rows: readonly Request[],
  isSelected: boolean,
): ReadonlyMap<string, Request> {
  const next = new Map(before);
  for (const row of rows) {
    if (isSelected) next.set(String(row.id), row);
    else next.delete(String(row.id));
  }
  return next;
}
