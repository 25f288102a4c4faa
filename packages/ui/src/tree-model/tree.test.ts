import { describe, expect, it } from 'vitest';
import { isWithin, pathOf, shownItems, siblingsOf, type TreeItem, treeOf } from './tree.ts';
import { company, forest } from './tree-fixtures.ts';

const itemOf = (id: string, nodes = company) => treeOf(nodes).byId.get(id) as TreeItem;
const idsOf = (items: readonly TreeItem[]) => items.map(({ node }) => node.id).join(' ');

describe('treeOf', () => {
  it('gives each node its parent, children, level and position', () => {
    const { parent, children, level, position } = itemOf('3');
    expect(parent?.node.label).toBe('Empresa Exemplo');
    expect(idsOf(children)).toBe('7 8');
    expect([level, position]).toEqual([2, 2]);
  });

  it('has a root for each node whose parent is not in the list', () => {
    expect(idsOf(treeOf(forest).roots)).toBe('1 20');
    expect(idsOf(treeOf(company.slice(1)).roots)).toBe('2 3 4');
  });

  it('leaves a circle out, and ends', () => {
    const circle = [
      { id: 'a', parentId: 'b', label: 'A' },
      { id: 'b', parentId: 'a', label: 'B' },
    ];
    const { roots, byId } = treeOf([...company, ...circle]);
    expect(idsOf(roots)).toBe('1');
    expect([...byId.keys()]).toHaveLength(company.length);
  });

  it('grows a list once', () => {
    expect(treeOf(company)).toBe(treeOf(company));
    expect(treeOf([...company])).not.toBe(treeOf(company));
  });

  it('takes a chain that is deeper than the stack', () => {
    const chain = Array.from({ length: 50_000 }, (_, index) => ({
      id: String(index),
      parentId: index === 0 ? null : String(index - 1),
      label: '',
    }));
    expect(treeOf(chain).byId.get('49999')?.level).toBe(50_000);
  });
});

it('goes from an item to its root', () => {
  expect(idsOf(pathOf(itemOf('10')))).toBe('10 5 2 1');
});

it('knows what is within what', () => {
  expect(isWithin(itemOf('10'), itemOf('2'))).toBe(true);
  expect(isWithin(itemOf('2'), itemOf('2'))).toBe(true);
  expect(isWithin(itemOf('2'), itemOf('10'))).toBe(false);
  expect(isWithin(itemOf('7'), itemOf('2'))).toBe(false);
});

it('knows what stands beside an item', () => {
  expect(idsOf(siblingsOf(treeOf(company), itemOf('3')))).toBe('2 3 4');
  expect(idsOf(siblingsOf(treeOf(forest), itemOf('20', forest as typeof company)))).toBe('1 20');
});

it('shows what is open, each before its children', () => {
  expect(idsOf(shownItems(treeOf(company), new Set(['1', '3', '5'])))).toBe('1 2 3 7 8 4');
});
