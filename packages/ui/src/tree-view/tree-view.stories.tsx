import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { settle } from '../../../../.storybook/settle.ts';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { MenuItem } from '../menu/index.ts';
import {
  company,
  type Department,
  forest,
  longNames,
  manyDepartments,
} from '../tree-model/tree-fixtures.ts';
import { TreeView } from './tree-view.tsx';
import type { TreeViewProps } from './tree-view-types.ts';

/** A page that adds departments at the top. */
function DepartmentTree(args: TreeViewProps<Department>) {
  const [added, setAdded] = useState(0);
  const [first] = args.nodes;
  const news = Array.from({ length: added }, (_, index) => ({
    id: `new-${index}`,
    parentId: first?.id ?? null,
    label: `Novo departamento ${index + 1}`,
  }));
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: 480 }}>
      <Button size="s" variant="secondary" onClick={() => setAdded(added + 3)}>
        Adicionar três
      </Button>
      <TreeView {...args} nodes={[...args.nodes.slice(0, 1), ...news, ...args.nodes.slice(1)]} />
    </div>
  );
}

const meta = {
  title: 'Kit/TreeView',
  component: DepartmentTree,
  args: {
    label: 'Departamentos',
    nodes: company,
    renderMenu: () => <MenuItem>Editar</MenuItem>,
  },
} satisfies Meta<typeof DepartmentTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, name: string) => canvas.getByRole('treeitem', { name });
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

export const Base: Story = {};

export const OneNode: Story = { args: { nodes: company.slice(0, 1) } };

export const Forest: Story = { args: { nodes: forest } };

export const LongContent: Story = { args: { nodes: longNames, selectedId: '2' } };

export const Narrow: Story = {
  args: { nodes: longNames },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  args: { nodes: [], empty: <EmptyState title="Nenhum departamento ainda" /> },
};

export const OwnContent: Story = {
  args: {
    renderNode: ({ label, lead }, { childCount }) => (
      <>
        {label} {lead ? <small>· {lead.name}</small> : null}{' '}
        {childCount > 0 ? <small>· {childCount}</small> : null}
      </>
    ),
  },
};

/** The row that has the focus stays in its place when rows come above it. */
export const RowsAboveMoveNothing: Story = {
  args: { nodes: manyDepartments(1000) },
  play: async ({ canvas }) => {
    row(canvas, 'Departamento 1').focus();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    const focused = row(canvas, 'Departamento 41');
    await expect(focused).toHaveFocus();
    // The tree is told of its own scrolling with the next frame.
    await settle();
    const before = topOf(focused);
    const tree = canvas.getByRole('tree');
    const scrolled = tree.scrollTop;
    canvas.getByRole('button', { name: 'Adicionar três' }).click();
    await waitFor(() => expect(tree.scrollTop).toBeGreaterThan(scrolled));
    await expect(row(canvas, 'Departamento 41')).toHaveFocus();
    await expect(topOf(row(canvas, 'Departamento 41'))).toBe(before);
  },
};

export const AThousandNodes: Story = { args: { nodes: manyDepartments(1000) } };

/** All of them open: only rows in sight are in the page, and typing goes to any. */
export const TenThousandNodes: Story = {
  args: { nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 },
  play: async ({ canvas }) => {
    row(canvas, 'Departamento 1').focus();
    await userEvent.keyboard('departamento 9999');
    await waitFor(() => expect(row(canvas, 'Departamento 9999')).toHaveFocus());
    await waitFor(() => expect(row(canvas, 'Departamento 9999')).toBeVisible());
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, '[role="treeitem"]');
    const shownRow = (id: string) => root.querySelector<HTMLElement>(`[data-node-id="${id}"]`);
    shownRow('1')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(root.activeElement).toBe(shownRow('9'));
  },
};
