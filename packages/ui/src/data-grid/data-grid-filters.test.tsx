import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi, useHeld } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import { columns, type Request, requests } from './data-grid-fixtures.tsx';
import type { GridData } from './data-grid-types.ts';
import { defaultGridQuery, type GridQuery } from './grid-query.ts';

const filterOptions = [{ value: '2', label: 'Finalizado' }];

interface SceneProps {
  names?: readonly string[];
  filter?: string;
  data?: GridData<Request>;
}

/** A grid that is narrowed down by what has these names, with a field for it. */
function Scene({
  names = [],
  filter,
  data = { status: 'ready', rows: requests, total: 77 },
}: SceneProps) {
  const [chosen, setChosen] = useState(names);
  const [query, setQuery] = useHeld<GridQuery>({ ...defaultGridQuery, filter: filter ?? null });
  const narrowings = chosen.map((name) => ({
    id: name,
    label: `Departamento: ${name}`,
    onRemove: () => setChosen((before) => before.filter((one) => one !== name)),
  }));
  return (
    <DataGrid
      title="Pessoas"
      columns={columns}
      data={data}
      query={query}
      onQueryChange={setQuery}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.person}
      filterOptions={filterOptions}
      narrowings={narrowings}
      filterFields={
        <button type="button" onClick={() => setChosen((before) => [...before, 'Vendas'])}>
          Só Vendas
        </button>
      }
    />
  );
}

const chips = () => screen.queryAllByRole('button', { name: /remover filtro/ });

async function openPanel(user: ReturnType<typeof renderUi>['user'], name: string) {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Filtrar' }));
}

describe('the filters of a DataGrid', () => {
  it('stand in a panel that says how many records match, and as chips', async () => {
    const { user } = renderUi(<Scene />);
    expect(screen.queryByRole('button', { name: 'Só Vendas' })).toBeNull();
    const panel = await openPanel(user, 'Filtrar');
    expect(panel.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Só Vendas' }));
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Ver 77 resultados' }));
    expect(screen.getByRole('button', { name: 'Filtrar (1)' })).toHaveFocus();
    expect(chips()[0]).toHaveTextContent('Departamento: Vendas');
  });

  it('name no number while it may be another one', async () => {
    const data = { status: 'ready', rows: requests, total: 77, isRefreshing: true } as const;
    const { user } = renderUi(<Scene data={data} />);
    const panel = await openPanel(user, 'Filtrar');
    expect(panel.getByRole('button', { name: 'Ver resultados' })).toBeVisible();
  });

  it('are all taken back in the panel, where the focus stays', async () => {
    const { user } = renderUi(<Scene names={['Vendas']} filter="2" />);
    const panel = await openPanel(user, 'Filtrar (2)');
    await user.click(panel.getByRole('button', { name: 'Limpar filtros' }));
    expect(panel.getByRole('button', { name: 'Ver 77 resultados' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(chips()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toBeVisible();
  });

  it('are taken back beside their chips, one by one or all', async () => {
    const { user } = renderUi(<Scene names={['Vendas', 'Loja', 'Caixa']} />);
    await user.click(chips()[0] as HTMLElement);
    expect(chips()).toHaveLength(2);
    expect(chips()[0]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(chips()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
  });
});
