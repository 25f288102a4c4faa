import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectLargeDrawing } from '../chart-frame/chart-story-tools.ts';
import { tokenValue } from '../tokens/index.ts';
import { DonutChart } from './donut-chart.tsx';
import { slices } from './donut-chart-fixtures.ts';

const meta = {
  title: 'Kit/DonutChart',
  component: DonutChart,
  args: {
    title: 'Avaliações por situação',
    summary: '31 de 52 avaliações já terminaram.',
    sliceHeading: 'Situação',
    valueHeading: 'Avaliações',
    centerLabel: 'avaliações',
    slices,
    files: { saveTable: fn(), saveImage: fn() },
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

/** Parts whose colors belong to them. */
export const Variants: Story = {
  args: {
    centerValue: '60%',
    centerLabel: 'concluído',
    slices: [
      { id: 'done', label: 'Concluídas', value: 60, color: tokenValue('color-chart-1') },
      { id: 'open', label: 'Em aberto', value: 40, color: tokenValue('color-chart-2') },
    ],
  },
};

/** Each part leads to what it counts. */
export const Links: Story = {
  args: { slices: slices.map((slice) => ({ ...slice, href: `#${slice.id}` })) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName('1. Finalizadas: 31 (59,6%)');
  },
};

export const OnePart: Story = { args: { slices: slices.slice(0, 1) } };

export const Dark: Story = { globals: { scheme: 'dark' } };

/** What is drawn grows with the letters beside it. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: ({ canvasElement }) => expectLargeDrawing(canvasElement),
};

export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    summary: 'Nenhuma avaliação foi enviada.',
    slices: slices.map((slice) => ({ ...slice, value: 0 })),
  },
};

export const Failed: Story = { args: { isFailed: true, onRetry: fn() } };

export const LongContent: Story = {
  args: {
    slices: slices.map((slice) => ({
      ...slice,
      label: `${slice.label} no ciclo de desenvolvimento organizacional do segundo semestre`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
