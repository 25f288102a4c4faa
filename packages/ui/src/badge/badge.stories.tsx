import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { children: 'Visualizado' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Visualizado</Badge>
      <Badge tone="accent">Iniciado</Badge>
      <Badge tone="success" icon={<Check />}>
        Finalizado
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Aguardando Resposta
      </Badge>
      <Badge tone="danger">Inativo</Badge>
    </div>
  ),
};

export const LongContent: Story = {
  args: { tone: 'warning', children: 'Aguardando Avaliação do Gestor e Feedback do Gestor' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};
