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

export const Scores: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <ProgressBar
        kind="meter"
        label="Autoavaliação"
        value={8}
        max={10}
        valueText="8"
        tone="success"
      />
      <ProgressBar
        kind="meter"
        label="Gestores"
        value={5.7}
        max={10}
        valueText="5,7"
        tone="warning"
      />
      <ProgressBar kind="meter" label="Empatia" value={0} max={10} valueText="0" tone="danger" />
      <ProgressBar kind="meter" label="Negociação" value={null} max={10} />
    </div>
  ),
};

export const Inline: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 200 }}>
      <ProgressBar kind="meter" layout="inline" label="Alinhamento" value={95} tone="success" />
      <ProgressBar kind="meter" layout="inline" label="Alinhamento" value={84} tone="warning" />
      <ProgressBar kind="meter" layout="inline" label="Alinhamento" value={40} tone="danger" />
      <ProgressBar kind="meter" layout="inline" label="Alinhamento" value={null} />
    </div>
  ),
};

export const Dark: Story = { ...Scores, globals: { scheme: 'dark' } };

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
