import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TreeNode } from './tree.ts';
import { company } from './tree-fixtures.ts';
import { useTreeExpansion, withExpanded } from './use-tree-expansion.ts';

const idsOf = (ids: ReadonlySet<string>) => [...ids].join(' ');

describe('useTreeExpansion', () => {
  it('opens the first two levels of the first nodes there are', () => {
    const { result, rerender } = renderHook(
      ({ nodes }: { nodes: readonly TreeNode[] }) => useTreeExpansion(nodes),
      { initialProps: { nodes: [] as readonly TreeNode[] } },
    );
    expect(idsOf(result.current.expandedIds)).toBe('');
    rerender({ nodes: company });
    expect(idsOf(result.current.expandedIds)).toBe('1 2 3');
  });

  it('leaves a node as it is wherever it moves', () => {
    const { result, rerender } = renderHook(({ nodes }) => useTreeExpansion(nodes), {
      initialProps: { nodes: company },
    });
    const before = result.current.expandedIds;
    rerender({
      nodes: company.map((node) => (node.id === '3' ? { ...node, parentId: '10' } : node)),
    });
    expect(result.current.expandedIds).toBe(before);
  });

  it('leaves it to the page where that decides', () => {
    const onExpandedChange = vi.fn();
    const expandedIds = new Set(['1']);
    const { result } = renderHook(() =>
      useTreeExpansion(company, { expandedIds, onExpandedChange }),
    );
    act(() => result.current.onExpandedChange(new Set(['1', '2'])));
    expect(result.current.expandedIds).toBe(expandedIds);
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(new Set(['1', '2']));
  });

  it('tells of no change that is none', () => {
    const onExpandedChange = vi.fn();
    const { result } = renderHook(() => useTreeExpansion(company, { onExpandedChange }));
    act(() => {
      const { expandedIds } = result.current;
      result.current.onExpandedChange(withExpanded(expandedIds, ['1', '2'], true));
    });
    expect(onExpandedChange).not.toHaveBeenCalled();
  });
});

it('opens and closes some of the nodes', () => {
  const open = withExpanded(new Set(['1']), ['1', '2', '3'], true);
  expect(idsOf(open)).toBe('1 2 3');
  expect(idsOf(withExpanded(open, ['2', '9'], false))).toBe('1 3');
});
