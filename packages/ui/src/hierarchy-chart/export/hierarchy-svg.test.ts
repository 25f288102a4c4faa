import { describe, expect, it } from 'vitest';
import { forest, longNames } from '../../tree-model/tree-fixtures.ts';
import { companyExport, parseSvg, textsOf } from './hierarchy-export-fixtures.ts';
import { hierarchyToSvg } from './hierarchy-svg.ts';

describe('hierarchyToSvg', () => {
  it('writes the texts of all that is open as texts', () => {
    const { svg } = hierarchyToSvg(companyExport());
    const texts = textsOf(svg);
    expect(texts).toEqual(
      expect.arrayContaining(['Contas-chave', 'Bruno Lima +2', 'Coordenadora']),
    );
    expect(parseSvg(svg).querySelectorAll('g > title')).toHaveLength(10);
  });

  it('leaves out what is folded away, and says how much that is', () => {
    const { svg } = hierarchyToSvg(companyExport({ expandedIds: new Set(['1']) }));
    const texts = textsOf(svg);
    expect(texts).not.toContain('Vendas');
    expect(texts.filter((text) => text === '2')).toHaveLength(2);
  });

  it('is a document of its own, as large as what is drawn, without anything of the page', () => {
    const { svg, width, height } = hierarchyToSvg(companyExport({ nodes: forest }));
    const root = parseSvg(svg).documentElement;
    expect(root.tagName).toBe('svg');
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect(root.getAttribute('font-family')).toBe('Inter');
    expect(root.querySelector('title')?.textContent).toBe('Organograma');
    expect(svg).not.toMatch(/var\(|class=|style=|undefined|NaN/);
  });

  it('wraps and cuts long names, and holds all of them', () => {
    const { svg } = hierarchyToSvg(companyExport({ nodes: longNames }));
    const [first] = parseSvg(svg).querySelectorAll('g > title + rect ~ text');
    const lines = [...(first?.querySelectorAll('tspan') ?? [])].map((line) => line.textContent);
    expect(lines).toEqual(['Desenvolvimento ', 'Organizacional, Cultur…']);
    expect(svg).toContain(longNames[0]?.label);
  });

  it('reads as one text where it was broken', () => {
    const nodes = [{ id: '1', parentId: null, label: 'Aperfeiçoamento Profissional Interno' }];
    expect(textsOf(hierarchyToSvg(companyExport({ nodes })).svg)).toEqual([
      'Aperfeiçoamento Profissional Interno',
    ]);
  });

  it('takes any text for a text', () => {
    const label = '<script>alert("1")</script> & \u0007 </text>';
    const nodes = [{ id: '1', parentId: null, label }];
    const { svg } = hierarchyToSvg(companyExport({ nodes, title: label }));
    const parsed = parseSvg(svg);
    expect(parsed.querySelector('parsererror, script')).toBeNull();
    expect(parsed.querySelector('title')?.textContent).toBe(label.replace('\u0007', ''));
  });

  it('shows the photos that it is given, and initials for the others', () => {
    const photo = 'data:image/png;base64,iVBORw0KGgo=';
    const photos = new Map([['/fotos/2', photo]]);
    const describe = ({ id, label }: { id: string; label: string }) => ({
      lines: [{ text: label }],
      picture: { name: 'Ana Souza', src: `/fotos/${id}` },
    });
    const { svg } = hierarchyToSvg(companyExport({ describe, photos }));
    const images = [...parseSvg(svg).querySelectorAll('image')];
    expect(images.map((image) => image.getAttribute('href'))).toEqual([photo]);
    expect(textsOf(svg).filter((text) => text === 'AS')).toHaveLength(9);
  });

  it('names no address of a photo that it was not given', () => {
    const describe = () => ({
      lines: [],
      picture: { name: 'Ana', src: 'https://alheio.example/a' },
    });
    expect(hierarchyToSvg(companyExport({ describe })).svg).not.toContain('alheio');
  });
});
