import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Perguntas', value: 4, max: 20, valueText: '4 de 20' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <ProgressBar kind="meter" label="Comunicação" value={92} valueText="Muito alto" />
      <ProgressBar label="Alinhamento" value={95} tone="success" />
      <ProgressBar label="Alinhamento" value={84} tone="warning" />
      <ProgressBar label="Alinhamento" value={40} tone="danger" />
      <ProgressBar label="Importação" value={62} tone="neutral" />
      <ProgressBar label="Perguntas" value={11} max={20} isLabelHidden />
    </div>
  ),
};

export const Empty: Story = { args: { label: 'Alinhamento', value: null, valueText: 'Sem dados' } };

export const LongContent: Story = {
  args: {
    kind: 'meter',
    label: 'Orientação para resultados em ambientes de mudança constante e alta ambiguidade',
    value: 47,
    max: 100,
    valueText: 'Médio',
  },
};
