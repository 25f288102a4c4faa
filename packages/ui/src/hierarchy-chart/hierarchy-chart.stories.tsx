import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { company, forest, longNames, manyDepartments } from '../tree-model/tree-fixtures.ts';
import { chartArgs, DepartmentChart, fit, nodeNamed, placeOf } from './hierarchy-story-tools.tsx';

const meta = {
  title: 'Kit/HierarchyChart',
  component: DepartmentChart,
  args: chartArgs,
} satisfies Meta<typeof DepartmentChart>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};

export const OneNode: Story = { args: { nodes: company.slice(0, 1) } };

export const Forest: Story = { args: { nodes: forest } };

export const LongContent: Story = { args: { nodes: longNames } };

export const Empty: Story = {
  args: {
    nodes: [],
    empty: (
      <EmptyState
        title="Nenhum departamento ainda"
        description="O organograma começa pelo primeiro departamento."
        action={<Button>Adicionar departamento</Button>}
      />
    ),
  },
};

export const Selected: Story = { args: { selectedId: '3' } };

export const Dark: Story = { args: { selectedId: '3' }, globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const OwnContent: Story = {
  args: {
    nodeHeight: ({ lead }) => (lead ? 104 : 64),
    renderNode: ({ label }, { level, childCount }) => (
      <span>
        {label} · nível {level} · {childCount}
      </span>
    ),
  },
};

/** What one looks at stays where it is: what is opened by a press, and what has the focus while nodes come and go. */
export const OpeningMovesNothing: Story = {
  play: async ({ canvas }) => {
    await fit(canvas);
    const sales = nodeNamed(canvas, 'Vendas');
    const before = placeOf(sales);
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Vendas/, hidden: true }));
    await expect(nodeNamed(canvas, 'Contas-chave')).toBeVisible();
    await expect(placeOf(sales)).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: /^Fechar Vendas/, hidden: true }));
    await expect(placeOf(sales)).toEqual(before);
    await expect(sales).toHaveFocus();
  },
};

export const OpenMenu: Story = {
  play: async ({ canvas }) => {
    await fit(canvas);
    await userEvent.pointer({ keys: '[MouseRight]', target: nodeNamed(canvas, 'Operações') });
    await expect(await screen.findByRole('menu', { name: 'Ações de Operações' })).toBeVisible();
  },
};

export const AThousandNodes: Story = { args: { nodes: manyDepartments(1000) } };

/** All of them open: what is not in sight is not in the page. */
export const TenThousandNodes: Story = {
  args: { nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(nodeNamed(canvas, 'Departamento 9331')).toHaveFocus());
    await expect(nodeNamed(canvas, 'Departamento 9331')).toBeVisible();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.keyboard('-----');
    await expect(canvas.getByText('50%')).toBeVisible();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(200);
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, '[role="treeitem"]');
    const node = (id: string) => root.querySelector<HTMLElement>(`[data-node-id="${id}"]`);
    node('1')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(root.activeElement).toBe(node('7'));
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(root.activeElement?.role).toBe('menuitem'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.activeElement).toBe(node('7')));
  },
};
