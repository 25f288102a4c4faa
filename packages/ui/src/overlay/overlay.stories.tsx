import type { Meta, StoryObj } from '@storybook/react-vite';
import { Overlay } from './overlay.tsx';

const meta = {
  title: 'Kit/Overlay',
  component: Overlay,
  args: { isOpen: true },
  decorators: [
    (Story) => (
      <>
        <p>O conteúdo da página fica parado enquanto isto está aberto.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Overlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const WithLabel: Story = { args: { label: 'Encerrando a sessão' } };
