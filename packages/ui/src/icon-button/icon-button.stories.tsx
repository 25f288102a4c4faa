import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ArrowUp, Bell, Download, EllipsisVertical, RotateCw } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
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

/** Keeps the focus that led to the end, and looks like one that is disabled. */
export const Unavailable: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Mover para cima" icon={<ArrowUp />} aria-disabled />
      <IconButton label="Mover para baixo" icon={<ArrowDown />} disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [unavailable, disabled] = canvas.getAllByRole('button');
    await userEvent.hover(unavailable as HTMLElement);
    const lookOf = (button: HTMLElement | undefined) => {
      const { color, backgroundColor, cursor } = getComputedStyle(button as HTMLElement);
      return { color, backgroundColor, cursor };
    };
    await waitFor(() => expect(lookOf(unavailable)).toEqual(lookOf(disabled)));
  },
};

export const Marked: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Avisos, 3 novos" icon={<Bell />} mark="3" />
      <IconButton label="Avisos, mais de 99 novos" icon={<Bell />} mark="99+" />
      <IconButton label="Avisos" icon={<Bell />} />
    </div>
  ),
};
