import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { countChanges } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import { actionsCalling, type Request, requests } from './data-grid-fixtures.tsx';
import { type GridColumns, gridColumnsOf } from './grid-columns.ts';
import { defaultGridQuery } from './grid-query.ts';

const column = gridColumnsOf<Request>();
const texts = column.columns([
  column.accessor('person', { header: 'Funcionário' }),
  column.accessor('department', { header: 'Departamento' }),
]);
const withNotes = column.columns([
  column.accessor('person', { header: 'Funcionário' }),
  column.display({
    id: 'notes',
    cell: ({ row }) => <input aria-label={`Nota de ${row.original.person}`} />,
  }),
]);
const rowActions = actionsCalling(vi.fn());
const pageSize = 5;
const firstPage = requests.slice(0, pageSize);
const secondPage = requests.slice(pageSize, 2 * pageSize);

interface PageProps {
  rows?: Request[];
  columns?: GridColumns<Request>;
  hasActions?: boolean;
}

function Page({ rows = firstPage, columns = texts, hasActions = false }: PageProps) {
  return (
    <DataGrid
      title="Solicitações"
      columns={columns}
      {...(hasActions && { rowActions })}
      data={{ status: 'ready', rows, total: pageSize }}
      query={defaultGridQuery}
      onQueryChange={() => undefined}
      hasSearch={false}
      rowId={({ id }) => String(id)}
      rowName={({ person }) => person}
    />
  );
}

const [, ...rest] = firstPage;
const rowOf = (name: string) => screen.getByText(name).closest('tr');
const noteOf = (name: string) => screen.getByRole('textbox', { name: `Nota de ${name}` });

describe('a page turned', () => {
  it('puts other texts into the rows that stand there', async () => {
    const { rerender } = render(<Page />);
    const before = screen.getAllByRole('row');
    const changes = await countChanges(() => rerender(<Page rows={secondPage} />));
    expect(screen.getAllByRole('row')).toEqual(before);
    expect(screen.getByText('Ana Souza 6')).toBeVisible();
    expect(changes).toBeLessThanOrEqual(pageSize * texts.length);
  });

  it('brings no state of a record that has gone', async () => {
    const { rerender } = render(<Page columns={withNotes} />);
    await userEvent.type(noteOf('Ana Souza'), 'Férias');
    rerender(<Page columns={withNotes} rows={secondPage} />);
    expect(noteOf('Ana Souza 6')).toHaveValue('');
  });

  it('leaves no menu of a record that has gone', async () => {
    const { rerender } = render(<Page hasActions />);
    await userEvent.click(screen.getByRole('button', { name: 'Ações de Ana Souza' }));
    rerender(<Page hasActions rows={secondPage} />);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('may be shorter, and longer again', () => {
    const { rerender } = render(<Page />);
    rerender(<Page rows={secondPage.slice(0, 1)} />);
    rerender(<Page rows={[...firstPage, ...secondPage]} />);
    const names = screen.getAllByRole('row').map((row) => row.firstChild?.textContent);
    expect(names.slice(1)).toEqual([...firstPage, ...secondPage].map(({ person }) => person));
  });
});

describe('a record that stays', () => {
  it('keeps its row, its state and the focus when one before it goes', async () => {
    const { rerender } = render(<Page columns={withNotes} />);
    const row = rowOf('Bruno Lima');
    await userEvent.type(noteOf('Bruno Lima'), 'Férias');
    rerender(<Page columns={withNotes} rows={[...rest, secondPage[0] as Request]} />);
    expect(rowOf('Bruno Lima')).toBe(row);
    expect(noteOf('Bruno Lima')).toHaveValue('Férias');
    expect(noteOf('Bruno Lima')).toHaveFocus();
  });
});
