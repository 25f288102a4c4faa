import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadarChart } from './radar-chart.tsx';
import { axes, comparisonOf, onePerson } from './radar-chart-fixtures.ts';

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

export const ThreeAxes: Story = { args: comparison(3) };

export const EightAxes: Story = { args: comparison(8) };

export const FourteenAxes: Story = { args: comparison(14) };

export const Dark: Story = { args: comparison(12), globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: comparison(12),
  globals: { viewport: { value: 'phone' } },
};

/** As wide as its place on a sheet, so wider than a phone. */
export const ForPaper: Story = {
  tags: ['!looks'],
  args: { ...comparison(12), fixedSize: { width: 640, height: 440 } },
};

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
