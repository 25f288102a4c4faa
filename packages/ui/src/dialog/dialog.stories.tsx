import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmailField } from '../field/index.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-types.ts';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Deseja Enviar para um novo Email?',
    description: 'O link anterior vale por mais 24 horas.',
    children: <EmailField label="Qual o novo endereço de Email?" />,
    actions: (
      <>
        <Button variant="secondary">Cancelar</Button>
        <Button>Enviar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Reenviar Email
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const Base: Story = {};

export const OpenedByAButton: Story = { render: (args) => <Opener {...args} /> };

export const Loading: Story = {
  args: {
    isBusy: true,
    actions: (
      <>
        <Button variant="secondary" disabled>
          Cancelar
        </Button>
        <Button isLoading>Enviar</Button>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Solicitações de Maria Aparecida dos Santos Figueiredo Albuquerque de Vasconcelos Neta',
    size: 'l',
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the example never move.
      <p key={index}>
        Solicitação {index + 1}: enviada para maria.aparecida@empresa-com-nome-longo.example
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { bottom } = (
      await page.findByRole('button', { name: 'Enviar' })
    ).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** One below the other they stand as Tab goes through them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [cancel, send] = await Promise.all(
      ['Cancelar', 'Enviar'].map((name) => page.findByRole('button', { name })),
    );
    await expect(cancel?.getBoundingClientRect().bottom).toBeLessThan(
      send?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** What is said before the first field is not scrolled away by the focus. */
export const LongBeforeItsField: Story = {
  args: {
    children: (
      <>
        {LongContent.args?.children}
        <EmailField label="Qual o novo endereço de Email?" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const { top } = page.getByRole('heading', { name: /^Deseja/ }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};
