import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectLargeDrawing } from '../chart-frame/chart-story-tools.ts';
import { RadarChart } from './radar-chart.tsx';
import { axes, comparisonOf, fourLines, onePerson } from './radar-chart-fixtures.ts';

const meta = {
  title: 'Kit/RadarChart',
  component: RadarChart,
  args: {
    title: 'Competências',
    summary: 'Tomada de decisão é o ponto mais alto; Atenção aos detalhes, o mais baixo.',
    axes,
    series: onePerson,
  },
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function comparison(count: number) {
  return {
    title: 'Análise de Competências',
    summary: 'Onde as linhas se afastam, você e seus gestores veem a competência de outro modo.',
    scale: { max: 10, step: 1 },
    ...comparisonOf(count),
  };
}

export const Base: Story = {};

export const Variants: Story = { args: comparison(12) };

/** Each line has dashes and points of its own. */
export const FourLines: Story = { args: { ...comparison(8), ...fourLines() } };

export const FourLinesNarrow: Story = {
  args: { ...comparison(8), ...fourLines() },
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const ThreeAxes: Story = { args: comparison(3) };

export const EightAxes: Story = { args: comparison(8) };

export const FourteenAxes: Story = { args: comparison(14) };

export const Dark: Story = { args: comparison(12), globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: comparison(12),
  globals: { viewport: { value: 'phone' } },
};

/** Words stand whole wherever a line has room for them, and numbers always. */
export const NarrowTable: Story = {
  ...Narrow,
  args: comparison(14),
  play: async ({ canvas }) => {
    const table = await openTable(canvas);
    await expect(brokenWords(table)).toEqual([]);
  },
};

/** As wide as its place on a sheet, so wider than a phone. */
export const ForPaper: Story = {
  tags: ['!looks'],
  args: { ...comparison(12), fixedSize: { width: 640, height: 440 } },
};

/** In the frame of every chart: explained, and to be taken along as a picture or as a table. */
export const WithFiles: Story = {
  args: {
    ...comparison(8),
    explanation: 'Médias de quem terminou a avaliação no período.',
    files: { saveTable: fn(), saveImage: fn() },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const saveImage = args.files?.saveImage as ReturnType<typeof fn>;
    saveImage.mockClear();
    await waitFor(() => expect(canvasElement.querySelector('.recharts-surface')).not.toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Imagem (PNG)' }));
    await waitFor(() => expect(saveImage).toHaveBeenCalledOnce());
    const [png] = saveImage.mock.calls[0] as [Blob | undefined];
    await expect(png?.type).toBe('image/png');
  },
};

/** What is drawn grows with the letters beside it. */
export const LargeText: Story = {
  args: comparison(8),
  globals: { textSize: '200' },
  play: ({ canvasElement }) => expectLargeDrawing(canvasElement),
};

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { isFailed: true, onRetry: fn() } };

export const Empty: Story = {
  args: {
    summary: 'Ainda não há notas para comparar.',
    series: [{ id: 'index', name: 'Índice', values: axes.map(() => null) }],
  },
};

export const LongContent: Story = {
  args: {
    ...comparison(12),
    axes: axes.map((axis) => `${axis} em contextos de mudança organizacional acelerada`),
  },
};

const oneWord = 'Interdisciplinaridade'.repeat(3).slice(0, 60);

/** A word longer than a line is broken, and nothing scrolls. */
export const OneLongWord: Story = {
  ...Narrow,
  args: {
    ...comparison(4),
    title: oneWord,
    axes: [oneWord, ...axes.slice(0, 3)],
    series: [
      { id: 'self', name: oneWord, values: [7, 8, 6, 9] },
      { id: 'managers', name: 'Gestores', values: [6, null, 7.5, 10] },
    ],
  },
  play: async ({ canvas }) => {
    const table = await openTable(canvas);
    const numbers = table.querySelectorAll('td');
    await expect([...numbers].flatMap(brokenWords)).toEqual([]);
  },
};

async function openTable(
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver dados' }));
  return canvas.getByRole('table');
}

/** The words of an element that stand on more than one line. */
function brokenWords(element: HTMLElement): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement?.closest('caption')) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}
