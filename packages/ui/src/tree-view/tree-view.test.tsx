import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../menu/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { company, type Department, manyDepartments } from '../tree-model/tree-fixtures.ts';
import { TreeView } from './tree-view.tsx';
import type { TreeViewHandle, TreeViewProps } from './tree-view-types.ts';

function view(props: Partial<TreeViewProps<Department>> = {}) {
  return <TreeView label="Departamentos" nodes={company} {...props} />;
}

const row = (name: string) => screen.getByRole('treeitem', { name });
const labels = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const printed = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

describe('TreeView', () => {
  it('shows the first two levels open, with the place of each node', () => {
    renderUi(view());
    expect(labels()).toEqual([
      'Empresa Exemplo',
      'Comercial',
      'Vendas',
      'Marketing',
      'Operações',
      'Logística',
      'Qualidade',
      'Pessoas e Cultura',
    ]);
    expect(row('Vendas')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Marketing')).not.toHaveAttribute('aria-expanded');
    expect(row('Marketing')).toHaveAttribute('aria-level', '3');
    expect(row('Marketing')).toHaveAttribute('aria-posinset', '2');
    expect(row('Marketing')).toHaveAttribute('aria-setsize', '2');
  });

  it.each([
    ['down and up', '{ArrowDown}{ArrowDown}{ArrowUp}', 'Comercial'],
    ['into what is open', '{ArrowRight}{ArrowRight}', 'Vendas'],
    ['out to the parent', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}', 'Comercial'],
    ['to the end', '{End}', 'Pessoas e Cultura'],
    ['back to the start', '{End}{Home}', 'Empresa Exemplo'],
    ['no further than the ends', '{ArrowUp}{ArrowLeft}{ArrowUp}', 'Empresa Exemplo'],
    ['to what is typed, without case and accents', 'log', 'Logística'],
    ['to what is typed after a space', 'pessoas e', 'Pessoas e Cultura'],
    ['to nothing that is not there', 'xyz', 'Empresa Exemplo'],
  ])('goes %s', async (_, keys, name) => {
    const { user } = renderUi(view());
    await user.tab();
    await user.keyboard(keys);
    expect(row(name)).toHaveFocus();
  });

  it('compares what is typed as it is told', async () => {
    const toSearchText = (text: string) => text.toLowerCase().replaceAll('w', 'v').trim();
    const { user } = renderUi(view({ toSearchText }));
    await user.tab();
    await user.keyboard('we');
    expect(row('Vendas')).toHaveFocus();
  });

  it('goes from one to the next by the same letter', async () => {
    const { user } = renderUi(view({ nodes: manyDepartments(5) }));
    await user.tab();
    await user.keyboard('dd');
    expect(focused()).toBe('Departamento 3');
  });

  it('opens and closes by arrows, Space and the button', async () => {
    const { user } = renderUi(view());
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(row('Contas-chave')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'Contas-chave' })).not.toBeInTheDocument();
    await user.keyboard(' ');
    expect(row('Contas-chave')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar Comercial' }));
    expect(row('Comercial')).toHaveFocus();
    expect(screen.queryByRole('treeitem', { name: 'Vendas' })).not.toBeInTheDocument();
  });

  it('opens all beside a node by *', async () => {
    const { user } = renderUi(view({ levelsOpenAtFirst: 1 }));
    await user.tab();
    await user.keyboard('{ArrowDown}*');
    expect(row('Vendas')).toBeVisible();
    expect(row('Logística')).toBeVisible();
  });

  it('activates by a press and by Enter, and selects what it activates', async () => {
    const onActivate = vi.fn();
    const { user } = renderUi(view({ onActivate }));
    await user.click(row('Marketing'));
    expect(onActivate).toHaveBeenLastCalledWith(company[5]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onActivate).toHaveBeenLastCalledWith(company[2]);
    expect(row('Operações')).toHaveAttribute('aria-selected', 'true');
    expect(row('Marketing')).toHaveAttribute('aria-selected', 'false');
  });

  it('opens the menu of a node by its button and by a key', async () => {
    const onEdit = vi.fn();
    const renderMenu = ({ label }: Department) => (
      <MenuItem onSelect={() => onEdit(label)}>Editar</MenuItem>
    );
    const { user } = renderUi(view({ renderMenu }));
    await user.click(screen.getByRole('button', { name: 'Ações de Marketing' }));
    const menu = screen.getByRole('menu', { name: 'Ações de Marketing' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Editar' }));
    expect(onEdit).toHaveBeenLastCalledWith('Marketing');
    await waitFor(() => expect(row('Marketing')).toHaveFocus());
    await user.keyboard('{ArrowDown}{ContextMenu}{Enter}');
    expect(onEdit).toHaveBeenLastCalledWith('Operações');
  });

  it('gives the focus to what is above when a node that has it goes', async () => {
    const { user, rerender } = renderUi(view());
    await user.tab();
    await user.keyboard('log');
    const moved = company.map((node) => (node.id === '7' ? { ...node, parentId: '2' } : node));
    rerender(view({ nodes: moved }));
    expect(row('Logística')).toHaveFocus();
    rerender(view({ nodes: company.filter(({ id }) => id !== '7') }));
    expect(row('Comercial')).toHaveFocus();
  });

  it('flies to a node that is folded away', async () => {
    const handle = createRef<TreeViewHandle>();
    renderUi(view({ handle, levelsOpenAtFirst: 0 }));
    expect(labels()).toEqual(['Empresa Exemplo']);
    act(() => handle.current?.flyTo('10'));
    await waitFor(() => expect(row('Contas-chave')).toHaveFocus());
  });

  it('has few of ten thousand rows in the page', () => {
    renderUi(view({ nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 }));
    expect(labels().length).toBeLessThan(60);
  });

  it('draws what the page has for a node, and nothing but the empty slot for none', () => {
    const { rerender } = renderUi(view({ renderNode: ({ lead }) => lead?.name ?? 'Sem gestor' }));
    expect(row('Ana Souza')).toBeVisible();
    rerender(view({ nodes: [], empty: <p>Nenhum departamento</p> }));
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    expect(screen.getByText('Nenhum departamento')).toBeVisible();
  });

  it('passes the rest to its root, a ref too', () => {
    const ref = createRef<HTMLDivElement>();
    renderUi(view({ id: 'tree', className: 'own', ref }));
    expect(ref.current).toBe(screen.getByRole('tree', { name: 'Departamentos' }));
    expect(ref.current).toHaveClass('aferir-tree-view', 'own');
    expect(ref.current).toHaveAttribute('id', 'tree');
  });

  it.each([
    ['a company', { renderMenu: () => <MenuItem>Editar</MenuItem> }],
    ['ten thousand nodes', { nodes: manyDepartments(10_000), levelsOpenAtFirst: 99 }],
  ])('is accessible with %s', async (_, props) => {
    renderUi(view(props));
    expect(await axeViolations()).toEqual([]);
  });

  it('lists all nodes on paper, open or not, for as long as that takes', () => {
    renderUi(view({ levelsOpenAtFirst: 0 }));
    expect(labels()).toEqual(['Empresa Exemplo']);
    expect(printed()).toEqual([]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(printed()).toEqual([
      'Empresa Exemplo',
      'Comercial',
      'Vendas',
      'Vendas internas',
      'Contas-chave',
      'Marketing',
      'Operações',
      'Logística',
      'Qualidade',
      'Pessoas e Cultura',
    ]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(printed()).toEqual([]);
  });
});
