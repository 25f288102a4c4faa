import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectLargeDrawing } from '../chart-frame/chart-story-tools.ts';
import { BarChart } from './bar-chart.tsx';
import { answers, options, pillars, scale } from './bar-chart-fixtures.ts';

const meta = {
  title: 'Kit/BarChart',
  component: BarChart,
  args: {
    title: 'O que fazer primeiro em um princípio de incêndio elétrico?',
    summary: '21 de 30 pessoas acertaram.',
    barHeading: 'Opção',
    bars: options,
    series: answers,
    files: { saveTable: fn(), saveImage: fn() },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const stacked = {
  title: 'Quanto cada pilar é vivido na sua área?',
  summary: 'Cuidado com o cliente tem a maior média; Coragem, a menor.',
  barHeading: 'Pilar',
  bars: pillars,
  series: scale,
};

export const Base: Story = {};

export const Variants: Story = { args: stacked };

/** Each bar is a whole of its own. */
export const Shares: Story = {
  args: {
    ...stacked,
    isWhole: true,
    bars: [
      { id: 'small', label: 'Diretoria', values: [0, 0, 1, 2, 2], valueText: '5 respostas' },
      { id: 'large', label: 'Operações', values: [2, 8, 20, 40, 30], valueText: '100 respostas' },
      { id: 'none', label: 'Jurídico', values: [0, 0, 0, 0, 0], valueText: 'nenhuma resposta' },
    ],
  },
};

/** Each bar leads to what it counts. */
export const Links: Story = {
  args: { bars: options.map((bar) => ({ ...bar, href: `#opcao-${bar.id}` })) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName('Usar o extintor de água 4 (13%)');
  },
};

export const OneBar: Story = { args: { bars: options.slice(0, 1) } };

export const OnlyZeros: Story = {
  args: {
    summary: 'Ninguém escolheu uma opção.',
    bars: options.map((bar) => ({ ...bar, values: [0], valueText: '0' })),
  },
};

export const Explained: Story = {
  args: {
    ...stacked,
    explanation: 'Cada parte da barra mostra quantas pessoas deram aquela nota, de 1 a 5.',
  },
};

export const Dark: Story = { args: stacked, globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** What is drawn grows with the letters beside it. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: ({ canvasElement }) => expectLargeDrawing(canvasElement),
};

export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { bars: [], summary: 'Ninguém respondeu ainda.' } };

export const Failed: Story = { args: { isFailed: true, onRetry: fn() } };

export const LongContent: Story = {
  args: {
    title: 'Pergunta'.concat(' muito comprida sobre desenvolvimento organizacional'.repeat(4)),
    bars: options.map((bar) => ({
      ...bar,
      label: `${bar.label} e também acompanhar as pessoas mais próximas até a saída de emergência sinalizada do andar, sem correr nem usar o elevador`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
