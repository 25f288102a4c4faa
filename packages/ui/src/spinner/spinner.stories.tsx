import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Kit/Spinner',
  component: Spinner,
  args: { label: 'Carregando relatório' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner size="s" label="Pequeno" />
      <Spinner size="m" label="Médio" />
      <Spinner size="l" label="Grande" />
    </div>
  ),
};
