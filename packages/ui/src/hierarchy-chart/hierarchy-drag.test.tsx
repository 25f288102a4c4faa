import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { company, type Department } from '../tree-model/tree-fixtures.ts';
import { HierarchyChart } from './hierarchy-chart.tsx';
import { describeDepartment } from './hierarchy-chart-fixtures.tsx';
import type { HierarchyChartProps } from './hierarchy-chart-types.ts';

function chart(props: Partial<HierarchyChartProps<Department>> = {}) {
  return (
    <HierarchyChart label="Organograma" nodes={company} describe={describeDepartment} {...props} />
  );
}

const nodeNamed = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

describe('moving a node by keys', () => {
  function movable(props: Partial<HierarchyChartProps<Department>> = {}) {
    const onMove = vi.fn();
    return { onMove, ...renderUi(chart({ onMove, ...props })) };
  }

  async function take(user: ReturnType<typeof renderUi>['user'], name: string) {
    act(() => nodeNamed(name).focus());
    await user.keyboard('m');
    await waitFor(() => expect(said()).toBe(`Movendo ${name}.`));
  }

  const said = () =>
    screen.getAllByRole('status').find((one) => one.tagName === 'SPAN')?.textContent;

  it('takes it, says what it is over, and drops it there', async () => {
    const { user, onMove } = movable();
    await take(user, 'Logística');
    await user.keyboard('{ArrowLeft}');
    expect(said()).toBe('Logística ficará abaixo de Marketing.');
    expect(nodeNamed('Marketing')).toHaveAttribute('data-target');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('7', '6');
    expect(said()).toBe('Logística vai para Marketing.');
    expect(nodeNamed('Logística')).toHaveFocus();
  });

  it('refuses itself, what is below it, where it is, and what the page refuses', async () => {
    const canMove = vi.fn((_: string, parentId: string) => parentId !== '4');
    const { user, onMove } = movable({ canMove });
    await take(user, 'Operações');
    const marks = () =>
      Object.fromEntries(
        screen.getAllByRole('treeitem').map(({ dataset }) => [dataset.nodeId, dataset.drop]),
      );
    expect(marks()).toEqual({
      1: 'refused',
      2: 'allowed',
      3: 'dragged',
      4: 'refused',
      5: 'allowed',
      6: 'allowed',
      7: 'refused',
      8: 'refused',
    });
    expect(canMove.mock.calls.map(([, id]) => id)).not.toContain('7');
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe('Operações não pode ficar abaixo de Pessoas e Cultura.');
    await user.keyboard('{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    expect(said()).toBe('Operações ficou onde estava.');
  });

  it('opens a closed node on the way, and stays where it was after Esc', async () => {
    const { user, onMove } = movable();
    await take(user, 'Marketing');
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(nodeNamed('Contas-chave')).toBeVisible();
    await user.keyboard('{ArrowUp}');
    expect(said()).toBe('Marketing já está abaixo de Comercial.');
    await user.keyboard('{Escape}');
    expect(said()).toBe('Marketing ficou onde estava.');
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}');
    expect(nodeNamed('Comercial')).toHaveFocus();
  });

  it('leaves the only root where it is', async () => {
    const { user } = movable();
    act(() => nodeNamed('Empresa Exemplo').focus());
    await user.keyboard('m');
    expect(said()).toBe('');
  });
});

describe('moving a node by the pointer', () => {
  it('drags it by its handle alone', () => {
    const { container } = renderUi(chart({ onMove: () => undefined }));
    const handles = container.querySelectorAll('[data-drag-handle]');
    expect(handles).toHaveLength(7);
    const [handle] = handles as unknown as [HTMLElement];
    const press = { isPrimary: true, button: 0, clientX: 10, clientY: 10 };
    fireEvent.pointerDown(nodeNamed('Comercial'), press);
    fireEvent.pointerMove(document, { clientX: 60, clientY: 60 });
    expect(container.querySelector('[data-drop]')).toBeNull();
    fireEvent.pointerDown(handle, press);
    fireEvent.pointerMove(document, { clientX: 60, clientY: 60 });
    expect(container.querySelector('[data-drop="dragged"]')).toBe(nodeNamed('Comercial'));
    fireEvent.pointerUp(document);
    expect(container.querySelector('[data-drop]')).toBeNull();
  });
});
