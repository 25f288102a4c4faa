import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clickShadowInput, inShadowFrame } from '../../../../.storybook/shadow-frame.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import type { ComboboxOption } from './use-combobox-search.ts';

const people: ComboboxOption[] = [
  { value: '1', label: 'Ana Souza', detail: 'Analista de RH · ana.souza@empresa.example' },
  { value: '2', label: 'Bruno Lima', detail: 'Gerente · bruno.lima@empresa.example' },
  { value: '3', label: 'Bruna Dias', detail: 'Desenvolvedora · bruna.dias@empresa.example' },
  { value: '4', label: 'Carla Nunes' },
  { value: '5', label: 'Diego Prado' },
  { value: '6', label: 'Elisa Ramos' },
  { value: '7', label: 'Fábio Teles' },
];

const findPeople: ComboboxFieldProps['onSearch'] = async (text) => ({
  options: people.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
});

function Chosen({ value: first, ...props }: ComboboxFieldProps) {
  const [value, setValue] = useState<ComboboxOption | null>(first);
  return <ComboboxField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Kit/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Funcionário vinculado',
    value: null,
    onValueChange: () => undefined,
    onSearch: findPeople,
    searchDelay: 0,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gap: 16,
          maxInlineSize: 420,
          minBlockSize: 420,
          alignContent: 'start',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

async function type(root: HTMLElement, text: string): Promise<void> {
  const input = within(root).getByRole('combobox');
  await userEvent.click(input);
  if (text !== '') await userEvent.keyboard(text);
}

export const Base: Story = { args: { hint: 'Quem já tem usuário não aparece.' } };

export const Variants: Story = {
  render: (args) => {
    const ana = people[0] ?? null;
    return (
      <>
        <Chosen {...args} label="Obrigatório" value={ana} />
        <Chosen {...args} label="Escolhido" isOptional value={ana} />
        <Chosen {...args} label="Só para leitura" isOptional value={ana} readOnly />
        <Chosen {...args} label="Desabilitado" value={ana} disabled />
        <Chosen {...args} label="Com erro" error="Escolha uma pessoa da lista." />
      </>
    );
  },
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const Open: Story = {
  args: { value: people[1] ?? null, isOptional: true },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '');
    const chosen = await within(canvasElement).findByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Bruno Lima');
  },
};

export const OpenInTheDark: Story = { ...Open, globals: { scheme: 'dark' } };

export const Loading: Story = {
  args: { onSearch: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'ana');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Procurando...');
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'xyz');
    const said = within(canvasElement).getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('Nenhum resultado encontrado.'));
  },
};

/** What to do then is in the list, where Tab leads next. */
export const NothingToChooseFrom: Story = {
  args: {
    onSearch: async () => ({ options: [] }),
    emptyAction: (
      <Button variant="secondary" size="s" asChild>
        <a href="#cadastrar">Cadastrar funcionário</a>
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '');
    const action = await within(canvasElement).findByRole('link', {
      name: 'Cadastrar funcionário',
    });
    await userEvent.tab();
    await expect(action).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'ana');
    await within(canvasElement).findByRole('button', { name: 'Tentar novamente' });
    // By keyboard the way to try again comes after the input.
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Tentar novamente' }),
    ).toHaveFocus();
  },
};

/** What is not there yet is made with the last entry, by keyboard too. */
export const Creating: Story = {
  args: {
    label: 'Departamento',
    onCreate: async (text) => ({ value: text, label: text }),
  },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'vendas');
    await within(canvasElement).findByRole('option', { name: 'Criar “vendas”' });
  },
};

export const CreatingInTheDark: Story = { ...Creating, globals: { scheme: 'dark' } };

/** Beside what was found. */
export const CreatingBesides: Story = {
  ...Creating,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Bru');
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(3));
  },
};

export const CreationUnderWay: Story = {
  args: { ...Creating.args, onCreate: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Vendas');
    await within(canvasElement).findByRole('option', { name: 'Criar “Vendas”' });
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByRole('option', { name: 'Criando “Vendas”...' });
  },
};

/** What was typed stays, and says why nothing was made. */
export const CreationFailed: Story = {
  args: { ...Creating.args, onCreate: () => Promise.reject(new Error('Sem conexão.')) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Vendas');
    await within(canvasElement).findByRole('option', { name: 'Criar “Vendas”' });
    await userEvent.keyboard('{Enter}');
    const input = within(canvasElement).getByRole('combobox');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Não foi possível criar “Vendas”. Sem conexão.'),
    );
    await expect(input).toHaveValue('Vendas');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Funcionário que usa o sistema em nome de toda a diretoria de operações regionais',
    value: {
      value: '1',
      label: 'Maria Antonieta Wanderléia dos Santos Albuquerque de Vasconcelos e Silva',
    },
    isOptional: true,
    onSearch: async () => ({
      total: 320,
      options: [
        {
          value: '1',
          label: 'Maria Antonieta Wanderléia dos Santos Albuquerque de Vasconcelos e Silva',
          detail:
            'Coordenadora de Desenvolvimento Organizacional · maria.antonieta.wanderleia.dos.santos@empresa.example',
        },
        { value: '2', label: 'Otorrinolaringologistadepartamentalinterestadualcoordenado' },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(2);
  },
};

/** The list stands over the end of the dialog, and Esc closes the list alone. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen onClose={() => undefined} title="Usuário">
      <Chosen {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    await type(dialog, '');
    const options = await within(dialog).findAllByRole('option');
    await expect(options).toHaveLength(7);
    const first = options[0] as HTMLElement;
    const { left, top, width, height } = first.getBoundingClientRect();
    // Nothing lies over it, nor cuts it off.
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(first.contains(seen)).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const { root, input } = await clickShadowInput(canvasElement);
    await waitFor(() => expect(root.querySelectorAll('[role="option"]')).toHaveLength(7));
    await userEvent.click(root.querySelectorAll('[role="option"]')[1] as HTMLElement);
    await expect(input.value).toBe('Bruno Lima');
    await expect(root.querySelector('[role="listbox"]')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(root.querySelectorAll('[role="option"]')).toHaveLength(7));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input.value).toBe('Bruna Dias');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(root.querySelector('[role="listbox"]')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('[role="listbox"]')).toBeNull());
  },
};
