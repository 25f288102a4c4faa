import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileText, Send, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu.tsx';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <IconButton label="Ações" icon={<EllipsisVertical />} isTooltipHidden />,
    children: (
      <>
        <MenuLabel>Ana Souza</MenuLabel>
        <MenuItem icon={<FileText />}>Relatório</MenuItem>
        <MenuItem icon={<Send />} isDisabled>
          Reenviar Email
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger">
          Excluir
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Open: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ações' }));
    const item = await screen.findByRole('menuitem', { name: 'Relatório' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  ...Open,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Relatório' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(getComputedStyle(item)).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineOffset: '-2px',
    });
  },
};
