import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { company, type Department, forest, manyDepartments } from '../tree-model/tree-fixtures.ts';
import { HierarchyChart } from './hierarchy-chart.tsx';
import { departmentMenu, describeDepartment } from './hierarchy-chart-fixtures.tsx';
import type { HierarchyChartHandle, HierarchyChartProps } from './hierarchy-chart-types.ts';

function chart(props: Partial<HierarchyChartProps<Department>> = {}) {
  return (
    <HierarchyChart
      label="Organograma"
      nodes={company}
      describe={describeDepartment}
      renderMenu={departmentMenu()}
      {...props}
    />
  );
}

const nodeNamed = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const labels = () => screen.getAllByRole('treeitem').map((node) => node.dataset.nodeId);
/** What the pointer alone has: readers have the same at the node itself. */
const pointerButton = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

describe('HierarchyChart', () => {
  it('draws the first two levels open, with what is known of each node', () => {
    renderUi(chart());
    expect(labels()).toHaveLength(8);
    const sales = screen.getByRole('treeitem', {
      name: 'Vendas Bruno Lima +2 Gerente de vendas 2 itens abaixo',
    });
    expect(sales).toHaveAttribute('aria-expanded', 'false');
    expect(sales).toHaveAttribute('aria-level', '3');
    expect(sales).toHaveAttribute('aria-posinset', '1');
    expect(sales).toHaveAttribute('aria-setsize', '2');
    expect(nodeNamed('Logística')).not.toHaveAttribute('aria-expanded');
  });

  it('opens and closes by the button of a node', async () => {
    const { user } = renderUi(chart());
    await user.click(pointerButton('Abrir Vendas: 2 itens abaixo'));
    expect(nodeNamed('Contas-chave')).toBeVisible();
    expect(nodeNamed('Vendas Bruno')).toHaveFocus();
    await user.click(pointerButton('Fechar Empresa Exemplo: 3 itens abaixo'));
    expect(labels()).toEqual(['1']);
  });

  it('has one tab stop, and goes through nodes by keys', async () => {
    const { user } = renderUi(chart());
    await user.tab();
    expect(nodeNamed('Empresa Exemplo')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(nodeNamed('Operações')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(nodeNamed('Vendas Bruno')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(nodeNamed('Vendas Bruno')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(nodeNamed('Vendas internas')).toHaveFocus();
    await user.keyboard('{ArrowUp} ');
    expect(nodeNamed('Vendas Bruno')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(nodeNamed('Pessoas e Cultura')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(nodeNamed('Empresa Exemplo')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('activates by a press and by Enter, and selects what it activates', async () => {
    const onActivate = vi.fn();
    const { user } = renderUi(chart({ onActivate }));
    await user.click(nodeNamed('Marketing'));
    expect(onActivate).toHaveBeenLastCalledWith(company[5]);
    expect(nodeNamed('Marketing')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onActivate).toHaveBeenLastCalledWith(company[4]);
    expect(nodeNamed('Marketing')).toHaveAttribute('aria-selected', 'false');
  });

  it('leads from a name to where that leads, and to nothing else', async () => {
    const onActivate = vi.fn();
    const { user, container } = renderUi(chart({ onActivate }));
    const link = screen.getByRole('link', { name: 'Bruno Lima' });
    const onFollow = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onFollow);
    expect(link).toHaveAttribute('href', '/pessoas/Bruno%20Lima');
    await user.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
    expect(onActivate).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('goes on by keys from the node of a name that was opened elsewhere', async () => {
    const { user } = renderUi(chart());
    const link = screen.getByRole('link', { name: 'Bruno Lima' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(nodeNamed('Vendas Bruno')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(nodeNamed('Marketing')).toHaveFocus();
  });

  it('leaves the menu of a name to the browser', async () => {
    const { user } = renderUi(chart());
    const isPrevented = vi.fn();
    window.addEventListener('contextmenu', (event) => isPrevented(event.defaultPrevented), {
      once: true,
    });
    await user.pointer({
      keys: '[MouseRight]',
      target: screen.getByRole('link', { name: 'Bruno Lima' }),
    });
    expect(isPrevented).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leaves selection and expansion to the page where that decides', async () => {
    const onExpandedChange = vi.fn();
    const expandedIds = new Set(['1']);
    const { user } = renderUi(chart({ expandedIds, onExpandedChange, selectedId: '3' }));
    await user.click(nodeNamed('Comercial'));
    expect(nodeNamed('Operações')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(' ');
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(new Set(['1', '2']));
    expect(labels()).toHaveLength(4);
  });

  it.each([
    [
      'the button',
      async (user: ReturnType<typeof renderUi>['user']) => {
        await user.click(pointerButton('Ações de Marketing'));
      },
    ],
    [
      'the other button of the mouse',
      async (user: ReturnType<typeof renderUi>['user']) => {
        await user.pointer({ keys: '[MouseRight]', target: nodeNamed('Marketing') });
      },
    ],
    [
      'a key',
      async (user: ReturnType<typeof renderUi>['user']) => {
        act(() => nodeNamed('Marketing').focus());
        await user.keyboard('{Shift>}{F10}{/Shift}');
      },
    ],
  ])('opens the menu of a node by %s', async (_, open) => {
    const onSelect = vi.fn();
    const onActivate = vi.fn();
    const { user } = renderUi(chart({ renderMenu: departmentMenu(onSelect), onActivate }));
    await open(user);
    const menu = screen.getByRole('menu', { name: 'Ações de Marketing' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Editar' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('edit Marketing');
    await waitFor(() => expect(nodeNamed('Marketing')).toHaveFocus());
    expect(onActivate).not.toHaveBeenCalled();
  });

  it('zooms by steps between half and twice, and goes back', async () => {
    const { user } = renderUi(chart());
    const zoom = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Aproximar' }));
    expect(zoom).toHaveTextContent('110%');
    await user.tab();
    act(() => nodeNamed('Comercial').focus());
    await user.keyboard('-------');
    expect(zoom).toHaveTextContent('50%');
    expect(screen.getByRole('button', { name: 'Afastar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('+0');
    await waitFor(() => expect(zoom).toHaveTextContent('100%'));
  });

  it('gives the focus to what is above when a node that has it goes', async () => {
    const { user, rerender } = renderUi(chart());
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(nodeNamed('Logística')).toHaveFocus();
    rerender(chart({ nodes: company.filter(({ id }) => id !== '7') }));
    expect(nodeNamed('Operações')).toHaveFocus();
  });

  it('leaves focus and expansion alone when nodes are renamed, added and moved', async () => {
    const { user, rerender } = renderUi(chart());
    await user.click(pointerButton(/^Abrir Vendas/));
    const changed = company.map((node) =>
      node.id === '5' ? { ...node, parentId: '3', label: 'Vendas e canais' } : node,
    );
    rerender(chart({ nodes: [...changed, { id: '11', parentId: '1', label: 'Jurídico' }] }));
    expect(nodeNamed('Vendas e canais')).toHaveFocus();
    expect(nodeNamed('Vendas e canais')).toHaveAttribute('aria-expanded', 'true');
    expect(nodeNamed('Vendas e canais')).toHaveAttribute('aria-posinset', '1');
    expect(nodeNamed('Jurídico')).toBeVisible();
  });

  it('flies to a node that is folded away', async () => {
    const handle = createRef<HierarchyChartHandle>();
    renderUi(chart({ handle, levelsOpenAtFirst: 0 }));
    expect(labels()).toEqual(['1']);
    act(() => handle.current?.flyTo('10'));
    await waitFor(() => expect(nodeNamed('Contas-chave')).toHaveFocus());
    act(() => handle.current?.flyTo('nowhere'));
    expect(nodeNamed('Contas-chave')).toHaveFocus();
  });

  it('has only what is in sight in the page', () => {
    renderUi(chart({ nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 }));
    expect(labels().length).toBeLessThan(60);
  });

  it('lists on paper what it says of each node, open or not', () => {
    renderUi(chart());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const listed = screen.getAllByRole('listitem', { hidden: true });
    expect(listed).toHaveLength(company.length);
    expect(listed.map(({ textContent }) => textContent)).toContain(
      'VendasBruno Lima +2 · Gerente de vendas',
    );
  });

  it('draws what the page has for a node, and nothing but the empty slot for none', () => {
    const { rerender } = renderUi(
      chart({ renderNode: ({ label }, { level }) => <b>{`${level}: ${label}`}</b> }),
    );
    expect(screen.getByText('3: Vendas')).toBeVisible();
    rerender(chart({ nodes: [], empty: <p>Nenhum departamento</p> }));
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    expect(screen.getByText('Nenhum departamento')).toBeVisible();
  });

  it('passes the rest to its root, and takes other words', () => {
    const { container } = renderUi(
      chart({ id: 'chart', className: 'own', messages: { zoomIn: 'Zoom in' } }),
    );
    expect(container.querySelector('#chart')).toHaveClass('aferir-hierarchy-chart', 'own');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  it.each([
    ['a company', {}],
    ['a forest that can be changed', { nodes: forest, onMove: () => undefined }],
    ['ten thousand nodes', { nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 }],
  ])('is accessible with %s', async (_, props) => {
    renderUi(chart(props));
    expect(await axeViolations()).toEqual([]);
  });
});
