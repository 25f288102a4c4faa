import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { manyDepartments } from '../tree-model/tree-fixtures.ts';
import {
  chartArgs,
  DepartmentChart,
  fit,
  hold,
  middleOf,
  nodeNamed,
  placeOf,
  press,
} from './hierarchy-story-tools.tsx';

const meta = {
  title: 'Kit/HierarchyChart gestures',
  component: DepartmentChart,
  args: chartArgs,
} satisfies Meta<typeof DepartmentChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While a node is dragged, those that it may not go to are seen to refuse it. */
export const Dragging: Story = {
  args: { canMove: (_, parentId) => parentId !== '4' },
  play: async ({ canvas }) => {
    await fit(canvas);
    await hold(nodeNamed(canvas, 'Operações'), nodeNamed(canvas, 'Marketing'));
    await waitFor(() => expect(nodeNamed(canvas, 'Marketing')).toHaveAttribute('data-target'));
    await expect(nodeNamed(canvas, 'Pessoas e Cultura')).toHaveAttribute('data-drop', 'refused');
    await expect(nodeNamed(canvas, 'Logística')).toHaveAttribute('data-drop', 'refused');
    await expect(
      canvas.getByText('Operações ficará abaixo de Marketing.', { selector: 'span' }),
    ).toBeInTheDocument();
  },
};

/** A closed node opens under what is held over it, and takes what is dropped on it. */
export const DroppedIntoAClosedNode: Story = {
  play: async ({ canvas }) => {
    await fit(canvas);
    const sales = nodeNamed(canvas, 'Vendas');
    await hold(nodeNamed(canvas, 'Logística'), sales);
    await waitFor(() => expect(sales).toHaveAttribute('aria-expanded', 'true'));
    const before = placeOf(sales);
    document.dispatchEvent(new PointerEvent('pointerup', { ...press, ...middleOf(sales) }));
    await waitFor(() => expect(nodeNamed(canvas, 'Logística')).toHaveAttribute('aria-level', '4'));
    await expect(placeOf(sales)).toEqual(before);
  },
};

/** Near an edge the drawing goes on under what is held there. */
export const DraggedToTheEdge: Story = {
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    const root = nodeNamed(canvas, 'Empresa Exemplo');
    const before = root.getBoundingClientRect().left;
    await hold(nodeNamed(canvas, 'Operações'), root);
    const { right, top } = tree.getBoundingClientRect();
    const edge = { ...press, clientX: right - 4, clientY: top + 300 };
    document.dispatchEvent(new PointerEvent('pointermove', edge));
    await waitFor(() => expect(root.getBoundingClientRect().left).toBeLessThan(before - 100));
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }));
    await waitFor(() => expect(tree.querySelector('[data-drop]')).toBeNull());
  },
};

/** A whole visit without a mouse: to a node, its menu, another place for it, closer and back. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(nodeNamed(canvas, 'Empresa Exemplo')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(nodeNamed(canvas, 'Logística')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: 'Adicionar filho' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(nodeNamed(canvas, 'Logística')).toHaveFocus());
    await userEvent.keyboard('m');
    await canvas.findByText('Movendo Logística.');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(nodeNamed(canvas, 'Logística')).toHaveAttribute('aria-level', '4'));
    await expect(nodeNamed(canvas, 'Logística')).toHaveFocus();
    await userEvent.keyboard('++');
    await expect(canvas.getByText('120%')).toBeVisible();
    await userEvent.keyboard('0');
    await waitFor(() => expect(canvas.getByText('100%')).toBeVisible());
  },
};

/** What the wheel, the mouse and the map do to the place of a drawing. */
export const MovedByThePointer: Story = {
  args: { nodes: manyDepartments(200) },
  // A phone has no map.
  tags: ['!looks'],
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    const root = nodeNamed(canvas, 'Departamento 1');
    const [left = 0, top = 0] = placeOf(root);
    const at = { ...press, view: window, ...middleOf(root) };

    root.dispatchEvent(new WheelEvent('wheel', { ...at, deltaX: 30, deltaY: -50 }));
    await expect(placeOf(root)).toEqual([left - 30, top + 50, 280]);

    root.dispatchEvent(new MouseEvent('mousedown', at));
    window.dispatchEvent(new MouseEvent('mousemove', { ...at, clientX: at.clientX + 30 }));
    window.dispatchEvent(new MouseEvent('mouseup', at));
    await expect(placeOf(root)).toEqual([left, top + 50, 280]);

    const under = middleOf(root);
    root.dispatchEvent(new WheelEvent('wheel', { ...at, ...under, deltaY: -100, ctrlKey: true }));
    await expect(placeOf(root)[2]).toBe(308);
    await expect(middleOf(root).clientX).toBeCloseTo(under.clientX, 0);

    const map = tree.parentElement?.querySelector('.aferir-hierarchy-map') as Element;
    const { left: mapLeft, top: mapTop } = map.getBoundingClientRect();
    const corner = { ...press, clientX: mapLeft + 3, clientY: mapTop + 3 };
    map.setPointerCapture = () => undefined;
    map.dispatchEvent(new PointerEvent('pointerdown', corner));
    await waitFor(() => expect(root.isConnected).toBe(false));
  },
};
