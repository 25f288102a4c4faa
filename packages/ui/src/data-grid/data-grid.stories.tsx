import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SelectField } from '../field/index.ts';
import { DataGrid } from './data-grid.tsx';
import {
  actionsCalling,
  columns,
  type Request,
  requests,
  sortableColumns,
} from './data-grid-fixtures.tsx';
import type { DataGridProps } from './data-grid-types.ts';
import { defaultGridQuery } from './grid-query.ts';

function RequestsGrid(args: DataGridProps<Request>) {
  const [query, setQuery] = useState(args.query);
  return <DataGrid {...args} query={query} onQueryChange={setQuery} />;
}

const doNothing = () => undefined;

const meta = {
  title: 'Kit/DataGrid',
  component: RequestsGrid,
  args: {
    title: 'Análise Comportamental',
    description: 'Quem já respondeu, quem falta responder e o perfil de cada pessoa.',
    countLabel: (total) => `${total} avaliações encontradas.`,
    columns,
    data: { status: 'ready', rows: requests, total: 300 },
    query: defaultGridQuery,
    onQueryChange: doNothing,
    rowId: (row) => String(row.id),
    rowName: (row) => row.person,
    rowActions: actionsCalling(doNothing),
    onReload: doNothing,
    addAction: { label: 'Enviar nova solicitação', onAdd: doNothing },
    filterOptions: [
      { value: '1', label: 'Iniciado' },
      { value: '2', label: 'Finalizado' },
      { value: '3', label: 'Visualizado' },
    ],
  },
} satisfies Meta<typeof RequestsGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  args: { query: { ...defaultGridQuery, page: 5, pageSize: 10, search: 'ana', filter: '2' } },
};

/** All records at once and without pages, while they are printed. */
export const WholeForPaper: Story = {
  args: {
    data: { status: 'ready', rows: requests, total: requests.length },
    query: { ...defaultGridQuery, pageSize: 5, page: 2 },
    isWhole: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + requests.length);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Sorted: Story = {
  args: {
    columns: sortableColumns,
    data: {
      status: 'ready',
      rows: requests.toSorted((one, other) => one.person.localeCompare(other.person)),
      total: requests.length,
    },
    query: { ...defaultGridQuery, sort: { key: 'pessoa', isDescending: false } },
  },
};

export const NarrowedFromOutside: Story = {
  args: {
    query: { ...defaultGridQuery, filter: '2' },
    narrowings: [
      { id: 'profile', label: 'Perfil: Dominante', onRemove: doNothing },
      { id: 'place', label: 'Departamento: Tecnologia', onRemove: doNothing },
    ],
  },
};

const departments = ['Todos', 'Comercial', 'Tecnologia'].map((label) => ({ value: label, label }));

export const Filtered: Story = {
  args: {
    narrowings: [
      { id: 'profile', label: 'Perfil: Dominante', onRemove: doNothing },
      { id: 'place', label: 'Departamento: Tecnologia', onRemove: doNothing },
    ],
    filterFields: (
      <SelectField
        label="Departamento"
        hint="Com os departamentos abaixo dele."
        value="Tecnologia"
        onValueChange={doNothing}
        options={departments}
      />
    ),
  },
};

export const FiltersOpen: Story = {
  ...Filtered,
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Filtrar (2)' });
    await userEvent.click(open);
    const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }));
    await expect(panel.getByLabelText('Departamento')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Ver 300 resultados' })).toBeVisible();
  },
};

export const Plain: Story = { args: { variant: 'plain' } };

export const Refreshing: Story = {
  args: { data: { status: 'ready', rows: requests, total: 12, isRefreshing: true } },
};

export const Loading: Story = { args: { data: { status: 'loading' } } };

export const Empty: Story = {
  args: {
    data: { status: 'ready', rows: [], total: 0 },
    empty: {
      title: 'Nenhuma avaliação enviada ainda',
      description: 'Envie a primeira solicitação para conhecer os perfis da sua equipe.',
      action: <Button variant="secondary">Enviar nova solicitação</Button>,
    },
  },
};

export const FewRecords: Story = {
  args: { data: { status: 'ready', rows: requests.slice(0, 3), total: 3 } },
};

export const NothingMatches: Story = {
  args: {
    data: { status: 'ready', rows: [], total: 0 },
    query: { ...defaultGridQuery, search: 'zzz' },
  },
};

export const WithError: Story = { args: { data: { status: 'failed', onRetry: doNothing } } };

export const ProminentAction: Story = {
  args: {
    rowActions: actionsCalling(doNothing).map((action) => ({
      ...action,
      isOneClick: false,
      isProminent: (row: Request) =>
        action.id === (row.status === 'Finalizado' ? 'report' : 'resend'),
      nameOf: (row: Request) => `${action.label}: ${row.person}`,
    })),
  },
};

export const LongContent: Story = {
  args: {
    data: {
      status: 'ready',
      total: 4,
      rows: requests.slice(0, 4).map((row) => ({
        ...row,
        person: 'Maria Aparecida da Conceição Albuquerque dos Santos e Vasconcelos',
        department: 'Desenvolvimento Organizacional, Cultura e Aperfeiçoamento Profissional',
      })),
    },
  },
};
