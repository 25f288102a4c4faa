import { describe, expect, it } from 'vitest';
import { company, forest, manyDepartments } from '../../tree-model/tree-fixtures.ts';
import { companyExport, parseSvg, textsOf } from './hierarchy-export-fixtures.ts';
import { type HierarchyPage, hierarchyPages } from './hierarchy-pages.ts';
import { pageSvg } from './page-svg.ts';

const large = companyExport({ nodes: manyDepartments(300, 5) });

function idsOn({ parts }: HierarchyPage): string[] {
  return parts.flatMap(({ layout }) => layout.boxes.map(({ item }) => item.node.id));
}

describe('hierarchyPages', () => {
  it('puts what fits on one page', () => {
    const pages = hierarchyPages(companyExport({ expandedIds: new Set(['1', '2']) }), 'A4');
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(idsOn)).toEqual(['1', '2', '5', '6', '3', '4']);
  });

  it('shows every node that is open, and cuts what is too large once', () => {
    const pages = hierarchyPages(large, 'A4');
    expect(new Set(pages.flatMap(idsOn))).toEqual(large.expandedIds);
    const heads = pages.flatMap(({ parts }) => parts.map(({ head }) => head?.node.id));
    const cut = pages.flatMap(({ parts }) => parts.flatMap(({ cutIds }) => cutIds));
    expect(new Set(cut).size).toBe(cut.length);
    expect(cut.filter((id) => !heads.includes(id))).toEqual([]);
  });

  it('takes fewer pages of larger paper', () => {
    expect(hierarchyPages(large, 'A3').length).toBeLessThan(hierarchyPages(large, 'A4').length);
  });

  it('cuts a forest between its trees', () => {
    const pages = hierarchyPages(companyExport({ nodes: forest }), 'A4');
    expect(new Set(pages.flatMap(idsOn))).toEqual(new Set(forest.map(({ id }) => id)));
  });

  it('ends where nothing can be made to fit', () => {
    const pages = hierarchyPages(companyExport({ nodes: company, nodeHeight: 5000 }), 'A4');
    expect(new Set(pages.flatMap(idsOn))).toEqual(new Set(company.map(({ id }) => id)));
  });

  it('has no page for no node', () => {
    expect(hierarchyPages(companyExport({ nodes: [] }), 'A4')).toEqual([]);
  });
});

describe('pageSvg', () => {
  const pages = hierarchyPages(large, 'A4');
  const [first] = pages as [HierarchyPage<(typeof large.nodes)[number]>];

  it('is as large as its paper, and says which page it is', () => {
    const { svg, width, height } = pageSvg(first, large);
    expect(width / height).toBeCloseTo(297 / 210);
    expect(parseSvg(svg).documentElement.getAttribute('viewBox')).toBe('0 0 297 210');
    expect(textsOf(svg).slice(0, 2)).toEqual(['Organograma', `Página 1 de ${pages.length}`]);
  });

  it('draws nothing smaller than can be read, nor beyond the paper', () => {
    for (const page of pages) {
      const { svg } = pageSvg(page, large);
      const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
      expect(scale * 12).toBeGreaterThanOrEqual((5.5 * 25.4) / 72 - 0.01);
      for (const { layout } of page.parts) {
        expect((layout.bounds.right - layout.bounds.left) * scale).toBeLessThanOrEqual(277.1);
      }
    }
  });

  it('says what is above a part, and on which page a node goes on', () => {
    const texts = pages.map((page) => textsOf(pageSvg(page, large).svg));
    const { parts, pageOf } = first;
    const [cutId = ''] = parts.flatMap(({ cutIds }) => cutIds);
    const page = pageOf.get(cutId) ?? 0;
    expect(texts[0]).toContain(`continua na página ${page}`);
    expect(texts[page - 1]).toContain('Departamento 1');
    expect(texts.flat()).toContain('Departamento 1 › Departamento 2');
  });

  it('takes other words', () => {
    const messages = { page: (page: number) => `Page ${page}` };
    expect(textsOf(pageSvg(first, { ...large, messages }).svg)).toContain('Page 1');
  });
});
