import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi, useHeld } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import {
  actionsCalling,
  columns,
  type Request,
  requests,
  sortableColumns,
} from './data-grid-fixtures.tsx';
import type { DataGridProps } from './data-grid-types.ts';
import { defaultGridQuery, type GridQuery } from './grid-query.ts';

const filterOptions = [
  { value: '1', label: 'Iniciado' },
  { value: '2', label: 'Finalizado' },
];

function Harness({
  initial = {},
  onQueryChange,
  ...rest
}: Partial<DataGridProps<Request>> & { initial?: Partial<GridQuery> }) {
  const [query, change] = useHeld<GridQuery>({ ...defaultGridQuery, ...initial }, onQueryChange);
  return (
    <DataGrid
      title="Análise Comportamental"
      columns={columns}
      data={{ status: 'ready', rows: requests, total: requests.length }}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.person}
      filterOptions={filterOptions}
      {...rest}
      query={query}
      onQueryChange={change}
    />
  );
}

const manyPages = { status: 'ready', rows: requests, total: 300 } as const;

afterEach(() => vi.useRealTimers());

describe('DataGrid', () => {
  it('goes without a frame where it is told to', () => {
    renderUi(<Harness variant="plain" />);
    const grid = screen.getByRole('region', { name: 'Análise Comportamental' });
    expect(grid).toHaveAttribute('data-variant', 'plain');
  });

  it('shows the records under their columns', () => {
    renderUi(
      <Harness description="Uma linha." countLabel={(n) => `${n} avaliações encontradas.`} />,
    );

    const table = within(screen.getByRole('table', { name: 'Análise Comportamental' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'ID',
      'Funcionário',
      'Departamento',
      'Situação',
      'Data da solicitação',
    ]);
    expect(
      table.getByRole('row', { name: '1 Ana Souza Comercial Finalizado 01/11/2026' }),
    ).toBeVisible();
    expect(screen.getByText('12 avaliações encontradas.')).toBeVisible();
    expect(screen.getByText('Mostrando 1 de 1 páginas')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is put in order by a heading, and says so', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderUi(
      <Harness
        columns={sortableColumns}
        initial={{ page: 2 }}
        data={manyPages}
        onQueryChange={onQueryChange}
      />,
    );
    const heading = () => screen.getByRole('columnheader', { name: 'Funcionário' });
    expect(heading()).not.toHaveAttribute('aria-sort');
    expect(
      within(screen.getByRole('columnheader', { name: 'Situação' })).queryByRole('button'),
    ).toBeNull();

    const press = () => user.click(within(heading()).getByRole('button', { name: 'Funcionário' }));
    await press();
    expect(heading()).toHaveAttribute('aria-sort', 'ascending');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      ...defaultGridQuery,
      sort: { key: 'pessoa', isDescending: false },
    });
    await press();
    expect(heading()).toHaveAttribute('aria-sort', 'descending');
    await press();
    expect(heading()).not.toHaveAttribute('aria-sort');
    expect(onQueryChange).toHaveBeenLastCalledWith(defaultGridQuery);

    await user.click(within(heading()).getByRole('button', { name: 'Cargo' }));
    expect(screen.getByRole('columnheader', { name: 'Cargo' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('offers reload and add only when given', async () => {
    const onReload = vi.fn();
    const onAdd = vi.fn();
    const { user, rerender } = renderUi(<Harness onReload={onReload} addAction={{ onAdd }} />);

    await user.click(screen.getByRole('button', { name: 'Recarregar' }));
    await user.click(screen.getByRole('button', { name: 'Inserir' }));
    expect(onReload).toHaveBeenCalledOnce();
    expect(onAdd).toHaveBeenCalledOnce();

    rerender(<Harness addAction={{ label: 'Enviar nova solicitação', onAdd }} />);
    expect(screen.getByRole('button', { name: 'Enviar nova solicitação' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recarregar' })).toBeNull();
  });

  it('searches once, a moment after the last key, from the first page', () => {
    vi.useFakeTimers();
    const onQueryChange = vi.fn();
    renderUi(<Harness data={manyPages} initial={{ page: 3 }} onQueryChange={onQueryChange} />);

    for (const value of ['a', 'an', 'ana']) {
      fireEvent.change(screen.getByPlaceholderText('Procurar...'), { target: { value } });
      act(() => vi.advanceTimersByTime(299));
    }
    expect(onQueryChange).not.toHaveBeenCalled();

    act(() => vi.advanceTimersByTime(1));
    expect(onQueryChange.mock.calls).toEqual([[{ ...defaultGridQuery, search: 'ana', page: 1 }]]);
  });

  it('searches at once on Enter and everything again when cleared', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderUi(<Harness onQueryChange={onQueryChange} />);

    await user.type(screen.getByRole('searchbox'), 'ana{Enter}');
    expect(onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'ana' }));

    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('filters by situation, shows the filter as a chip and removes it there', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderUi(
      <Harness data={manyPages} initial={{ page: 2 }} onQueryChange={onQueryChange} />,
    );

    await user.selectOptions(screen.getByLabelText('Filtrar por situação'), 'Finalizado');
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultGridQuery, filter: '2' });

    await user.click(screen.getByRole('button', { name: 'Situação: Finalizado (remover filtro)' }));
    expect(onQueryChange).toHaveBeenLastCalledWith(defaultGridQuery);
    expect(screen.queryByRole('button', { name: /Situação/ })).toBeNull();
  });

  it('shows what else narrows it down as chips, and clears that too where nothing matches', async () => {
    const onRemove = vi.fn();
    const onQueryChange = vi.fn();
    const { user, container } = renderUi(
      <Harness
        data={{ status: 'ready', rows: [], total: 0 }}
        narrowings={[{ id: 'place', label: 'Departamento: Tecnologia', onRemove }]}
        empty={{ title: 'Nenhuma avaliação' }}
        onQueryChange={onQueryChange}
      />,
    );

    expect(screen.queryByRole('heading', { name: 'Nenhuma avaliação' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: 'Departamento: Tecnologia (remover filtro)' }),
    );
    expect(onRemove).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Limpar busca e filtro' }));
    expect(onRemove).toHaveBeenCalledTimes(2);
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('offers five page sizes, 30 at first, and goes back to the first page', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderUi(
      <Harness data={manyPages} initial={{ page: 4 }} onQueryChange={onQueryChange} />,
    );
    const sizes = screen.getByLabelText('Itens por página');

    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '30', '50', '100']);
    expect(sizes).toHaveValue('30');

    await user.selectOptions(sizes, '50');
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultGridQuery, pageSize: 50 });
  });

  it('moves between pages and marks the current one', async () => {
    const { user } = renderUi(<Harness data={manyPages} />);
    const pages = within(screen.getByRole('navigation', { name: 'Paginação' }));

    expect(pages.getByRole('button', { name: 'Página anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(pages.getByRole('button', { name: 'Próxima página' }));
    expect(screen.getByText('Mostrando 2 de 10 páginas')).toBeVisible();

    await user.click(pages.getByRole('button', { name: 'Última página' }));
    expect(pages.getByRole('button', { name: 'Página 10' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(pages.getByRole('button', { name: 'Próxima página' }));
    expect(screen.getByText('Mostrando 10 de 10 páginas')).toBeVisible();

    await user.click(pages.getByRole('button', { name: 'Página 1' }));
    expect(screen.getByText('Mostrando 1 de 10 páginas')).toBeVisible();
  });

  it('goes to the last page when the one asked for is gone', () => {
    const onQueryChange = vi.fn();
    renderUi(<Harness data={manyPages} initial={{ page: 12 }} onQueryChange={onQueryChange} />);

    expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultGridQuery, page: 10 });
    expect(screen.getByText('Mostrando 10 de 10 páginas')).toBeVisible();
  });

  it('acts on a row by one click or through its menu, as each row allows', async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(<Harness rowActions={actionsCalling(onSelect)} />);
    const rows = screen.getAllByRole('row');
    const [finished, started] = [within(rows[1] as HTMLElement), within(rows[2] as HTMLElement)];

    expect(finished.queryByRole('button', { name: /Reenviar Email/ })).toBeNull();
    await user.click(started.getByRole('button', { name: 'Reenviar Email a Bruno Lima' }));
    expect(onSelect).toHaveBeenLastCalledWith('resend', requests[1]);

    await user.click(started.getByRole('button', { name: 'Ações de Bruno Lima' }));
    const report = await screen.findByRole('menuitem', { name: /Imprimir relatório/ });
    expect(report).toHaveAttribute('aria-disabled', 'true');
    expect(report).toHaveTextContent('Disponível quando finalizada');

    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    expect(onSelect).toHaveBeenLastCalledWith('remove', requests[1]);
  });

  it.each(['isOneClick', 'isProminent'])(
    'calls a button of a row after it by itself (%s)',
    (kind) => {
      const rowActions = actionsCalling(() => {}).map(({ nameOf: _, ...action }) => ({
        ...action,
        isOneClick: kind === 'isOneClick',
        isProminent: ({ status }: Request) => kind === 'isProminent' && status !== 'Finalizado',
      }));
      renderUi(<Harness rowActions={rowActions} />);
      expect(screen.getByRole('button', { name: 'Reenviar Email: Bruno Lima' })).toBeVisible();
    },
  );

  it('has the focus itself once the row that it was in is gone', async () => {
    const rowActions = actionsCalling(() => {});
    const { rerender } = renderUi(<Harness rowActions={rowActions} />);
    const menuOf = (name: string) => screen.getByRole('button', { name: `Ações de ${name}` });
    menuOf('Bruno Lima').focus();
    const data = { status: 'ready', rows: requests.slice(2), total: 10 } as const;
    rerender(<Harness rowActions={rowActions} data={data} />);
    expect(screen.getByRole('region', { name: 'Análise Comportamental' })).toHaveFocus();

    menuOf('Diego Alves').focus();
    rerender(<Harness rowActions={rowActions} data={{ ...data, rows: requests.slice(3) }} />);
    expect(menuOf('Diego Alves')).toHaveFocus();
  });

  it('has the prominent action of a row on a button with its label, the same one when it becomes another', async () => {
    const onSelect = vi.fn();
    const actions = (prominent: string) =>
      actionsCalling(onSelect).map((action) => ({
        ...action,
        isOneClick: false,
        isProminent: () => action.id === prominent || action.id === 'remove',
        nameOf: ({ person }: Request) => `${action.label} de ${person}`,
      }));
    const { user, rerender } = renderUi(<Harness rowActions={actions('resend')} />);
    const resend = screen.getByRole('button', { name: 'Reenviar Email de Bruno Lima' });
    expect(resend).toHaveTextContent('Reenviar Email');
    await user.click(resend);
    expect(onSelect).toHaveBeenLastCalledWith('resend', requests[1]);

    rerender(<Harness rowActions={actions('report')} />);
    expect(resend).toHaveFocus();
    expect(resend).toHaveAccessibleName('Imprimir relatório de Bruno Lima');
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    await user.click(resend);
    expect(onSelect).toHaveBeenCalledOnce();

    await user.click(screen.getByRole('button', { name: 'Ações de Bruno Lima' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Reenviar Email', 'Excluir']);
  });

  it('says that it is loading and keeps the columns in place', () => {
    renderUi(<Harness data={{ status: 'loading' }} initial={{ pageSize: 5 }} />);

    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.getByText('Carregando...')).toBeInTheDocument();
    expect(screen.queryByText(/Nenhum registro/)).toBeNull();
  });

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(<Harness data={{ status: 'failed', onRetry }} />);

    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar dados. Tente novamente.');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers the next action when there is no record at all', () => {
    renderUi(
      <Harness
        data={{ status: 'ready', rows: [], total: 0 }}
        empty={{ title: 'Nenhuma avaliação', action: <button type="button">Enviar</button> }}
      />,
    );

    expect(screen.getByRole('heading', { name: 'Nenhuma avaliação' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(screen.getByText('Nenhum registro encontrado')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByLabelText('Filtrar por situação')).toBeNull();
  });

  it('offers to clear search and filter when nothing matches them', async () => {
    const onQueryChange = vi.fn();
    const { user } = renderUi(
      <Harness
        data={{ status: 'ready', rows: [], total: 0 }}
        initial={{ search: 'zzz', filter: '2' }}
        onQueryChange={onQueryChange}
      />,
    );

    await user.click(screen.getByRole('button', { name: 'Limpar busca e filtro' }));
    expect(onQueryChange).toHaveBeenLastCalledWith(defaultGridQuery);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('lists the records as cards where it is narrow', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
    const { container } = renderUi(
      <Harness rowActions={actionsCalling(vi.fn())} data={{ ...manyPages, total: 12 }} />,
    );

    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(
      screen.getByRole('list', { name: 'Análise Comportamental' }),
    ).getAllByRole('listitem');
    expect(card).toHaveTextContent('Ana Souza');
    expect(card).toHaveTextContent('DepartamentoComercial');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has no accessibility faults as a table and passes other props on', async () => {
    const { container } = renderUi(
      <Harness
        data={manyPages}
        initial={{ filter: '1' }}
        rowActions={actionsCalling(vi.fn())}
        onReload={vi.fn()}
        data-testid="root"
      />,
    );

    expect(screen.getByTestId('root')).toHaveAttribute('data-layout', 'table');
    expect(await axeViolations(container)).toEqual([]);
  });
});
