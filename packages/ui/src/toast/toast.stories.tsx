import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastContent } from './toast-store.ts';

const news: ToastContent[] = [
  { tone: 'success', message: 'Solicitação enviada.' },
  {
    tone: 'danger',
    title: 'Não foi possível se conectar ao servidor!',
    message: 'Sua escolha foi mantida.',
    action: { label: 'Tentar novamente', onSelect: () => undefined },
  },
  { message: 'Há uma nova versão desta página.' },
];

const meta = {
  title: 'Kit/Toast',
  component: ToastRegion,
  args: { store: createToastStore() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function filledStore() {
  const store = createToastStore();
  for (const content of news) store.show(content);
  return store;
}

function crowdedStore() {
  const store = filledStore();
  for (const who of ['Ana', 'Bruno', 'Carla', 'Davi']) {
    store.show({ message: `A solicitação de ${who} foi enviada.` });
  }
  return store;
}

function Playground() {
  const [store] = useState(createToastStore);
  return (
    <>
      <Button onClick={() => store.show({ tone: 'success', message: 'Salvo com sucesso.' })}>
        Salvar
      </Button>
      <ToastRegion store={store} />
    </>
  );
}

export const Base: Story = { render: () => <Playground /> };

/** What has the focus is never under them: they stand at the other edge meanwhile. */
export const ClearOfFocus: Story = {
  args: { store: filledStore(), duration: 600_000 },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          justifyItems: 'end',
          alignContent: 'space-between',
          blockSize: '100dvh',
        }}
      >
        <Button>Acima</Button>
        <Button>Abaixo</Button>
        <Story />
      </div>
    ),
  ],
  parameters: { bare: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const toasts = await page.findAllByRole('listitem');
    const [first] = toasts;
    const last = toasts.at(-1);
    for (const name of ['Acima', 'Abaixo', 'Acima']) {
      const button = page.getByRole('button', { name });
      button.focus();
      await waitFor(() => {
        const taken = button.getBoundingClientRect();
        const top = first?.getBoundingClientRect().top ?? 0;
        const bottom = last?.getBoundingClientRect().bottom ?? 0;
        return expect(taken.bottom <= top || taken.top >= bottom).toBe(true);
      });
    }
  },
};

/** Nor does scrolling bring it under them. */
export const ClearOfFocusScrolled: Story = {
  args: { store: filledStore(), duration: 600_000 },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '150dvh' }}>
        <Button>Salvar</Button>
        <Story />
      </div>
    ),
  ],
  parameters: { bare: true },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const region = (await page.findAllByRole('listitem'))[0]?.parentElement;
    const button = page.getByRole('button', { name: 'Salvar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const block of ['end', 'start', 'end'] as const) {
      button.scrollIntoView({ block, behavior: 'instant' });
      await waitFor(() => {
        const taken = button.getBoundingClientRect();
        const { top = 0, bottom = 0 } = region?.getBoundingClientRect() ?? {};
        return expect(taken.bottom <= top || taken.top >= bottom).toBe(true);
      });
    }
  },
};

/** Where it stands between both edges they leave it their room, and the last of them is in sight. */
export const ClearOfFocusBetween: Story = {
  args: { store: crowdedStore(), duration: 600_000 },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignContent: 'center', blockSize: '100dvh' }}>
        <Button>Exportar</Button>
        <Story />
      </div>
    ),
  ],
  parameters: { bare: true },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const toasts = await page.findAllByRole('listitem');
    const region = toasts[0]?.parentElement;
    const button = page.getByRole('button', { name: 'Exportar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => {
      const taken = button.getBoundingClientRect();
      const { top = 0, bottom = 0 } = region?.getBoundingClientRect() ?? {};
      const last = toasts.at(-1)?.getBoundingClientRect();
      return expect([
        taken.bottom <= top || taken.top >= bottom,
        (last?.bottom ?? 0) <= bottom,
      ]).toEqual([true, true]);
    });
  },
};

export const Narrow: Story = {
  args: { store: filledStore(), duration: 600_000 },
  globals: { viewport: { value: 'phone' } },
};

export const Variants: Story = {
  args: { store: filledStore(), duration: 600_000 },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
