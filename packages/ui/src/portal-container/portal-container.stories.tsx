import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TextField } from '../field/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { PortalContainerProvider } from './portal-container.tsx';

const meta = {
  title: 'Kit/PortalContainer',
  component: PortalContainerProvider,
  args: { container: null, children: null },
  render: () => <Example />,
  decorators: [inShadowFrame],
} satisfies Meta<typeof PortalContainerProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 12, padding: 24, minBlockSize: 240 }}>
      <Button onClick={() => setIsOpen(true)}>Reenviar Email</Button>
      <Menu align="start" trigger={<Button variant="secondary">Ações</Button>}>
        <MenuItem>Relatório</MenuItem>
      </Menu>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Reenviar Email"
        actions={<Button onClick={() => setIsOpen(false)}>Enviar</Button>}
      >
        <TextField label="Endereço" />
      </Dialog>
    </div>
  );
}

const rootOf = (canvasElement: HTMLElement) => shadowRootOf(canvasElement, '.aferir-button');

const buttonNamed = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.ariaLabel === name,
  ) as HTMLButtonElement;

export const DialogInAShadowRoot: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement);
    const opener = buttonNamed(root, 'Reenviar Email');
    await userEvent.click(opener);

    await waitFor(() => expect(root.activeElement?.tagName).toBe('INPUT'));
    const dialog = root.querySelector('[role="dialog"]') as HTMLElement;
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

    buttonNamed(root, 'Enviar').focus();
    await userEvent.tab();
    await expect(root.activeElement).toBe(buttonNamed(root, 'Fechar'));
    await userEvent.tab({ shift: true });
    await expect(root.activeElement).toBe(buttonNamed(root, 'Enviar'));

    opener.focus();
    await expect(dialog.contains(root.activeElement)).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(opener));
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'),
    );
  },
};

export const MenuInAShadowRoot: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement);
    await userEvent.click(buttonNamed(root, 'Ações'));
    await waitFor(() => expect(root.querySelector('[role="menuitem"]')).toBeTruthy());
    await expect(document.querySelector('[role="menuitem"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('[role="menuitem"]')).toBeNull());
  },
};
