import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadarChart } from './radar-chart.tsx';
import { axes, onePerson, selfAndManagers } from './radar-chart-fixtures.ts';

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

export const Base: Story = {};

export const Variants: Story = {
  args: {
    title: 'Análise de Competências',
    summary: 'Onde as linhas se afastam, você e seus gestores veem a competência de outro modo.',
    series: selfAndManagers,
    scale: { max: 10, step: 1 },
  },
};

export const ForPaper: Story = { args: { fixedSize: { width: 640, height: 440 } } };

export const Empty: Story = {
  args: {
    summary: 'Ainda não há notas para comparar.',
    series: [{ id: 'index', name: 'Índice', values: axes.map(() => null) }],
  },
};

export const LongContent: Story = {
  args: {
    axes: axes.map((axis) => `${axis} em contextos de mudança organizacional acelerada`),
  },
};
