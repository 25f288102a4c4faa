import { company, type Department } from '../../tree-model/tree-fixtures.ts';
import { describeDepartment } from '../hierarchy-chart-fixtures.tsx';
import type { HierarchyColors, HierarchyExport } from './hierarchy-export.ts';

const avatars = [1, 2, 3, 4, 5, 6].flatMap((n) => [
  [`color-avatar-${n}`, '#e1e9ff'],
  [`color-on-avatar-${n}`, '#1f2d5c'],
]);

const colors = {
  'color-canvas': '#f9f9fb',
  'color-surface': '#ffffff',
  'color-border': '#d9d9e0',
  'color-border-strong': '#80838d',
  'color-text': '#1c2024',
  'color-text-muted': '#60646c',
  ...Object.fromEntries(avatars),
} as HierarchyColors;

/** The export of a company, all of it open, with letters that are half as wide as they are tall. */
export function companyExport(
  changes: Partial<HierarchyExport<Department>> = {},
): HierarchyExport<Department> {
  const { nodes = company } = changes;
  return {
    title: 'Organograma',
    nodes,
    expandedIds: new Set(nodes.map(({ id }) => id)),
    describe: describeDepartment,
    colors,
    fontFamily: 'Inter',
    measureText: (text, { size }) => (text.length * size) / 2,
    ...changes,
  };
}

/** What an SVG is made of. */
export function parseSvg(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

/** The texts of an SVG. */
export function textsOf(svg: string): string[] {
  return [...parseSvg(svg).querySelectorAll('text')].map(({ textContent }) => textContent);
}
