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

/** Its lines are about as long as each other, and none ends at the hyphen of a word. */
export const HyphenedWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {[150, 170, 190, 210, 240].map((width) => (
        <Button key={width} size="l" style={{ inlineSize: width }}>
          Confirmar o novo e-mail
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const linesOfWord = canvas.getAllByRole('button').map((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.textContent?.indexOf('e-mail') ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + 'e-mail'.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }
      return 0;
    });
    await expect(linesOfWord).toEqual([1, 1, 1, 1, 1]);
  },
};
