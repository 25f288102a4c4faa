import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import { columns, type Request, requests, sortableColumns } from './data-grid-fixtures.tsx';
import type { DataGridProps } from './data-grid-types.ts';
import { defaultGridQuery } from './grid-query.ts';

const few = { status: 'ready', rows: requests.slice(0, 3), total: 3 } as const;

function grid(props: Partial<DataGridProps<Request>> = {}) {
  return (
    <DataGrid
      title="Solicitações"
      columns={columns}
      data={few}
      query={defaultGridQuery}
      onQueryChange={vi.fn()}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.person}
      {...props}
    />
  );
}

/** Gives every element a width, and tables the one their content asks for. */
function measureAs(room: number, ...tableWidths: number[]) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [whole = room, tight = room] = tableWidths;
    return this.hasAttribute('data-tight') ? tight : whole;
  });
}

afterEach(() => vi.restoreAllMocks());

describe('the room of a DataGrid', () => {
  it('is a table while the words of all columns fit', () => {
    measureAs(736, 736);
    renderUi(grid());
    expect(screen.getByRole('table')).not.toHaveAttribute('data-tight');
  });

  it('is drawn once where the table fits, and once for a page', () => {
    measureAs(1200, 736);
    const drawn = vi.fn();
    const watched = (props?: Partial<DataGridProps<Request>>) => (
      <Profiler id="grid" onRender={drawn}>
        {grid(props)}
      </Profiler>
    );
    const { rerender } = render(watched());
    expect(drawn).toHaveBeenCalledTimes(1);

    rerender(watched({ data: { ...few, rows: requests.slice(3, 6) } }));
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('becomes cards where the words of a table do not fit', () => {
    measureAs(736, 820);
    renderUi(grid());
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: 'Solicitações' })).toBeVisible();
  });

  it('offers the orders in a list where there are no headings', () => {
    measureAs(360);
    const onQueryChange = vi.fn();
    renderUi(grid({ columns: sortableColumns, onQueryChange }));
    const list = screen.getByRole('combobox', { name: 'Ordenar por' });
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Ordem da lista',
      'Funcionário, crescente',
      'Funcionário, decrescente',
      'Cargo, crescente',
      'Cargo, decrescente',
      'Data da solicitação, crescente',
      'Data da solicitação, decrescente',
    ]);
    fireEvent.change(list, { target: { value: '-envio' } });
    expect(onQueryChange).toHaveBeenCalledWith({
      ...defaultGridQuery,
      sort: { key: 'envio', isDescending: true },
    });
  });

  it('stays what it was while it is not shown', () => {
    measureAs(360);
    const { rerender } = renderUi(grid());
    measureAs(0);
    rerender(grid({ data: { ...few, rows: requests.slice(3, 6) } }));
    expect(screen.getByRole('list', { name: 'Solicitações' })).toBeVisible();
  });

  it('breaks long words of a table where there is plenty of room', () => {
    measureAs(1200, 1400);
    renderUi(grid());
    expect(screen.getByRole('table')).toHaveAttribute('data-tight');
  });

  it('becomes cards where broken words do not fit either', () => {
    measureAs(1200, 1400, 1300);
    renderUi(grid());
    expect(screen.getByRole('list', { name: 'Solicitações' })).toBeVisible();
  });

  it('chooses anew when other records ask for more room', () => {
    measureAs(736, 700);
    const { rerender } = renderUi(grid());
    measureAs(736, 820);
    rerender(grid({ data: { ...few, rows: requests.slice(3, 6) } }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the paging of a DataGrid', () => {
  const pageSize = () => screen.queryByLabelText('Itens por página');
  const page = () => screen.queryByText(/^Mostrando/);

  it('is left out while everything fits on the smallest page', () => {
    renderUi(grid());
    expect(pageSize()).toBeNull();
    expect(page()).toBeNull();
  });

  it('is there from one record more', () => {
    renderUi(grid({ data: { ...few, total: 6 } }));
    expect(pageSize()).toBeVisible();
    expect(page()).toHaveTextContent('Mostrando 1 de 1 páginas');
  });

  it('keeps the choices in place while a search narrows the records down', () => {
    renderUi(grid({ query: { ...defaultGridQuery, search: 'ana' } }));
    expect(pageSize()).toBeVisible();
    expect(page()).toBeNull();
  });

  it('waits for the records where it would stand alone', () => {
    const loading = { status: 'loading' } as const;
    const { rerender } = renderUi(grid({ data: loading, hasSearch: false }));
    expect(pageSize()).toBeNull();
    rerender(grid({ data: loading }));
    expect(pageSize()).toBeVisible();
  });

  it('says once that there is nothing', () => {
    renderUi(grid({ data: { ...few, rows: [], total: 0 }, countLabel: (n) => `${n} achados.` }));
    expect(screen.getAllByText('Nenhum registro encontrado')).toHaveLength(1);
    expect(screen.getByText('0 achados.')).toBeVisible();
  });
});

it('gives its element to the ref of whoever uses it', () => {
  const ref = createRef<HTMLElement>();
  const { unmount } = renderUi(grid({ ref }));
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Solicitações' }));
  expect(within(ref.current as HTMLElement).getByRole('table')).toBeVisible();
  unmount();
  expect(ref.current).toBeNull();
});
