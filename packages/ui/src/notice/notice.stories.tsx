import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Notice } from './notice.tsx';
import { RetryNotice } from './retry-notice.tsx';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { children: 'As respostas ficam salvas a cada pergunta. Você pode continuar depois.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Notice>As respostas ficam salvas a cada pergunta.</Notice>
      <Notice tone="success" title="Senha alterada com sucesso!">
        Use a nova senha na próxima entrada.
      </Notice>
      <Notice tone="warning" title="Perfil pouco diferenciado" onClose={() => undefined}>
        As quatro somas ficaram próximas. Leia o resultado com cautela.
      </Notice>
      <Notice
        tone="danger"
        title="Não foi possível se conectar ao servidor!"
        action={
          <Button variant="secondary" size="s">
            Tentar novamente
          </Button>
        }
      >
        Sua escolha foi mantida.
      </Notice>
    </div>
  ),
};

export const Retry: Story = {
  render: () => (
    <RetryNotice retryLabel="Tentar novamente" onRetry={() => undefined}>
      Erro ao buscar dados da avaliação.
    </RetryNotice>
  ),
};

export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'Departamento-de-Desenvolvimento-Organizacional-e-Relacionamento-com-Colaboradores',
    children:
      'O relatório descreve tendências relatadas pela própria pessoa em um momento determinado, compara somente dentro dela e não deve decidir sozinho uma contratação ou um desligamento.',
    onClose: () => undefined,
  },
};
