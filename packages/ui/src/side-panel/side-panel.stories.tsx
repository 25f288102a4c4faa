import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SidePanel } from './side-panel.tsx';

const meta = {
  title: 'Kit/SidePanel',
  component: SidePanel,
  parameters: { bare: true },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Avisos',
    children: <p style={{ margin: 8 }}>Nada de novo por enquanto.</p>,
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const AtTheStart: Story = { args: { side: 'start' } };

export const LongContent: Story = {
  args: {
    title: 'Tudo o que aconteceu nos últimos noventa dias em todas as seções',
    actions: (
      <Button variant="secondary" size="s">
        Marcar todos como lidos
      </Button>
    ),
    children: (
      <ul>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <a href="#aviso">Aviso número {index + 1}</a>
          </li>
        ))}
      </ul>
    ),
  },
};

export const Phone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
};

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir avisos</Button>
      <SidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} title="Avisos">
        <a href="#aviso">Um aviso</a>
      </SidePanel>
    </>
  );
}

export const OpenedByAButton: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Abrir avisos' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Avisos' });
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
