import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { company, type Department } from '../tree-model/tree-fixtures.ts';
import { HierarchyChart } from './hierarchy-chart.tsx';
import { departmentMenu, describeDepartment } from './hierarchy-chart-fixtures.tsx';
import type { HierarchyChartProps } from './hierarchy-chart-types.ts';

/** A page that keeps the departments, and moves them. */
export function DepartmentChart(args: HierarchyChartProps<Department>) {
  const [nodes, setNodes] = useState(args.nodes);
  return (
    <div style={{ blockSize: 600 }}>
      <HierarchyChart
        {...args}
        nodes={nodes}
        onMove={(id, parentId) =>
          setNodes(nodes.map((node) => (node.id === id ? { ...node, parentId } : node)))
        }
      />
    </div>
  );
}

/** What a page gives it at least. */
export const chartArgs = {
  label: 'Organograma',
  nodes: company,
  describe: describeDepartment,
  renderMenu: departmentMenu(),
};

type Canvas = ReturnType<typeof within>;

/** The node whose text begins so. */
export const nodeNamed = (canvas: Canvas, name: string) =>
  canvas.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) });

/** Shows all of a drawing, however narrow the page is. */
export async function fit(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Ajustar à tela' }));
  await new Promise(requestAnimationFrame);
}

/** Where something is on the screen, to the pixel. */
export function placeOf(element: Element) {
  const { left, top, width } = element.getBoundingClientRect();
  return [left, top, width].map(Math.round);
}

/** What every event of a mouse or finger has. */
export const press = { bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerId: 1 };

/** The middle of something, in the window. */
export function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Takes a node by its handle and holds it over another one. */
export async function hold(node: Element, over: Element) {
  const handle = node.querySelector('[data-drag-handle]') as Element;
  const start = middleOf(handle);
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...press, ...start }));
  const moveTo = (place: typeof start) =>
    document.dispatchEvent(new PointerEvent('pointermove', { ...press, ...place }));
  moveTo({ ...start, clientX: start.clientX + 20 });
  // A move that comes before the node has been taken up is no move of it.
  await waitFor(() => expect(node).toHaveAttribute('data-drop', 'dragged'));
  moveTo(middleOf(over));
  await new Promise(requestAnimationFrame);
}
