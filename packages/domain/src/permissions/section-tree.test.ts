import { describe, expect, it } from 'vitest';
import type { Right } from './rights.ts';
import { SECTION } from './section.ts';
import {
  type ChosenRights,
  innermostSections,
  rightMark,
  type SectionNode,
  sectionsWithRight,
  sectionTree,
  setRight,
} from './section-tree.ts';

const leaf = (id: number): SectionNode => ({ id, name: `Seção ${id}`, children: [] });
const [a, b] = [leaf(101), leaf(102)];
const group: SectionNode = { id: 100, name: 'Grupo', children: [a, b] };
const chosen = (rights: Readonly<Record<number, readonly Right[]>>): ChosenRights =>
  new Map(Object.entries(rights).map(([id, given]) => [Number(id), given]));

describe('sectionTree', () => {
  it('has the groups of the sidebar, and no account', () => {
    const tree = sectionTree();
    expect(tree.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 13, 7, 12, 8]);
    expect(tree.at(-1)?.children.map(({ id }) => id)).toEqual([9, 10, 11]);
    expect(tree.flatMap(innermostSections).map(({ id }) => id)).not.toContain(8);
  });
});

describe('setRight', () => {
  it.each(['incluir', 'alterar', 'excluir'] as const)('lets view whoever may %s', (right) => {
    expect(setRight(chosen({}), a, right, true)).toEqual(chosen({ 101: ['visualizar', right] }));
  });

  it('takes everything with the right to view', () => {
    const all = chosen({ 101: ['visualizar', 'incluir', 'excluir'] });
    expect(setRight(all, a, 'visualizar', false)).toEqual(chosen({}));
    expect(setRight(all, a, 'incluir', false)).toEqual(chosen({ 101: ['visualizar', 'excluir'] }));
  });

  it('reaches all that a group holds', () => {
    const given = setRight(chosen({ 101: ['visualizar'] }), group, 'alterar', true);
    expect(given).toEqual(
      chosen({ 101: ['visualizar', 'alterar'], 102: ['visualizar', 'alterar'] }),
    );
    expect(setRight(given, group, 'visualizar', false)).toEqual(chosen({}));
  });

  it('gives nothing that may not be given, and keeps what is there', () => {
    const before = chosen({ 101: ['visualizar', 'incluir'] });
    const given = setRight(before, group, 'incluir', true, (section) => section === 101);
    expect(given).toEqual(before);
  });

  it('leaves the rights of other sections as they are, to the very list', () => {
    const before = chosen({ 101: ['visualizar'], 102: ['visualizar'] });
    const after = setRight(before, b, 'excluir', true);
    expect(after.get(101)).toBe(before.get(101));
    expect(before).toEqual(chosen({ 101: ['visualizar'], 102: ['visualizar'] }));
  });
});

it('a group stands as what it holds does', () => {
  const some = chosen({ 101: ['visualizar'] });
  expect(rightMark(some, group, 'visualizar')).toBe('mixed');
  expect(rightMark(some, group, 'incluir')).toBe(false);
  expect(rightMark(setRight(some, b, 'visualizar', true), group, 'visualizar')).toBe(true);
  expect(rightMark(some, a, 'visualizar')).toBe(true);
});

it('a right that there is not in a section is neither given there nor looked for', () => {
  const settings = sectionTree().find(({ id }) => id === SECTION.settings) as SectionNode;
  const given = setRight(chosen({}), settings, 'excluir', true);
  expect(given.get(SECTION.institution)).toBeUndefined();
  expect(given.get(SECTION.users)).toEqual(['visualizar', 'excluir']);
  expect(rightMark(given, settings, 'excluir')).toBe(true);
  expect(sectionsWithRight(settings, 'incluir').map(({ id }) => id)).toEqual([10, 11]);
});
