import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../field/index.ts';
import { Tabs, type TabsProps } from './tabs.tsx';

function Shown({ value: first, ...props }: TabsProps<string>) {
  const [value, setValue] = useState(first);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Kit/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Minha Conta',
    value: 'data',
    onValueChange: () => undefined,
    tabs: [
      { id: 'data', label: 'Dados', content: <TextField label="Nome" /> },
      { id: 'profiles', label: 'Permissões', content: 'Nenhum perfil' },
    ],
  },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const WithProblem: Story = {
  args: {
    value: 'profiles',
    tabs: [
      {
        id: 'data',
        label: 'Dados',
        problem: '(2 campos)',
        content: <TextField label="Nome" error="Nome é obrigatório" />,
      },
      { id: 'profiles', label: 'Permissões', content: 'Nenhum perfil' },
    ],
  },
};

export const LongContent: Story = {
  args: {
    tabs: ['Dados cadastrais completos', 'Permissões de acesso', 'Histórico de alterações'].map(
      (label, index) => ({ id: index === 0 ? 'data' : label, label, content: label }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    const [first, , last] = within(list).getAllByRole('tab') as HTMLElement[];
    const isWhole = (tab: HTMLElement | undefined) => {
      const { left, right } = list.getBoundingClientRect();
      const box = tab?.getBoundingClientRect();
      return box && box.left >= left && Math.floor(box.right) <= right;
    };
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'after'));
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'before'));
    await expect(isWhole(last)).toBe(true);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'after'));
    await expect(isWhole(first)).toBe(true);
  },
};
