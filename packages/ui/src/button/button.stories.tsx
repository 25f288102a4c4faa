import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Send, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Enviar nova solicitação' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Base: Story = {};

export const LargeText: Story = {
  args: { children: 'Enviar' },
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviar' });
    await expect(button).toHaveStyle({ fontSize: '28px' });
  },
};

export const Variants: Story = {
  render: () => (
    <div style={row}>
      <Button>Salvar</Button>
      <Button variant="secondary">Cancelar</Button>
      <Button variant="ghost">Ver detalhes</Button>
      <Button variant="danger" icon={<Trash2 />}>
        Excluir
      </Button>
      <Button asChild variant="secondary">
        <a href="#relatorio">Abrir relatório</a>
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="s" icon={<Plus />}>
        Inserir
      </Button>
      <Button size="m" icon={<Send />}>
        Enviar
      </Button>
      <Button size="l" endIcon={<ArrowRight />}>
        Continuar
      </Button>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  render: () => (
    <div style={row}>
      <Button isLoading>Salvar</Button>
      <Button variant="secondary" isLoading>
        Baixar Relatório
      </Button>
      <Button variant="ghost" isLoading>
        Reenviar Email
      </Button>
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    icon: <Send />,
    children:
      'Enviar a solicitação para todas as pessoas do departamento de Desenvolvimento Organizacional',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
