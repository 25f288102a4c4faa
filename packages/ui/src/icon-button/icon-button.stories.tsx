import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Download, EllipsisVertical, RotateCw } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Recarregar', icon: <RotateCw /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Recarregar" icon={<RotateCw />} />
      <IconButton label="Baixar" icon={<Download />} variant="secondary" />
      <IconButton label="Mais ações" icon={<EllipsisVertical />} size="s" />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } };

export const Marked: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Avisos, 3 novos" icon={<Bell />} mark="3" />
      <IconButton label="Avisos, mais de 99 novos" icon={<Bell />} mark="99+" />
      <IconButton label="Avisos" icon={<Bell />} />
    </div>
  ),
};
