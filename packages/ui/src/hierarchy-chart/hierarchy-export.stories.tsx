import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type SvgPicture, svgToPng } from '../svg-picture/index.ts';
import {
  company,
  type Department,
  longNames,
  manyDepartments,
} from '../tree-model/tree-fixtures.ts';
import { describeDepartment } from './hierarchy-chart-fixtures.tsx';
import {
  createTextMeasure,
  type HierarchyExport,
  hierarchyColors,
  hierarchyPages,
  hierarchyToSvg,
  pageSvg,
} from './index.ts';

interface PicturesProps {
  nodes: readonly Department[];
  /** Of the whole, or of its pages. */
  picturesOf: (drawing: HierarchyExport<Department>) => SvgPicture[];
}

const fontFamily = "'Inter Variable', sans-serif";

/** The pictures of a drawing, as an image shows them: without anything of the page. */
function Pictures({ nodes, picturesOf }: PicturesProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawing = useExport(root, nodes);
  return (
    <div ref={root} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {drawing
        ? picturesOf(drawing).map(({ svg, width, height }, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is what stands in its place
              key={index}
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={`Página ${index + 1}`}
              width={width}
              height={height}
              style={{ maxInlineSize: '100%', blockSize: 'auto', border: '1px solid #80838d' }}
            />
          ))
        : null}
    </div>
  );
}

/** What is exported of some departments, once the colors that hold can be read. */
function useExport(root: RefObject<HTMLElement | null>, nodes: readonly Department[]) {
  const [drawing, setDrawing] = useState<HierarchyExport<Department>>();
  useEffect(() => {
    if (root.current) setDrawing(exportOf(nodes, root.current));
  }, [root, nodes]);
  return drawing;
}

function exportOf(nodes: readonly Department[], element: Element): HierarchyExport<Department> {
  return {
    title: 'Organograma',
    nodes,
    expandedIds: new Set(nodes.map(({ id }) => id)),
    describe: describeDepartment,
    colors: hierarchyColors(element),
    fontFamily,
    measureText: createTextMeasure(fontFamily),
  };
}

const meta = {
  title: 'Kit/HierarchyChart export',
  component: Pictures,
  args: { nodes: company, picturesOf: (drawing) => [hierarchyToSvg(drawing)] },
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const LongContent: Story = { args: { nodes: longNames } };

export const Pages: Story = {
  args: {
    nodes: manyDepartments(60, 5),
    picturesOf: (drawing) => hierarchyPages(drawing, 'A4').map((page) => pageSvg(page, drawing)),
  },
};

/** A picture in pixels is as large as asked for, or says that it cannot be. */
export const InPixels: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    const small = hierarchyToSvg(exportOf(company, canvasElement));
    const result = await svgToPng(small);
    if (result.status !== 'done') throw new Error(result.status);
    const picture = await createImageBitmap(result.png);
    await expect([picture.width, picture.height]).toEqual([2 * small.width, 2 * small.height]);

    const large = hierarchyToSvg(exportOf(manyDepartments(500), canvasElement));
    await expect(await svgToPng(large)).toEqual({ status: 'tooLarge' });
    await expect(await svgToPng({ ...small, svg: '<svg' })).toEqual({ status: 'failed' });
  },
};
