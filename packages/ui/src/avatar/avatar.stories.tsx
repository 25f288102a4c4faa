import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: 'Ana Souza', isNamed: true },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23cbd5e1'/%3E%3Ccircle cx='20' cy='15' r='7' fill='%23475569'/%3E%3Cpath d='M6 40a14 14 0 0 1 28 0z' fill='%23475569'/%3E%3C/svg%3E";

export const Base: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Diego Alves', 'Elisa Moraes', 'Fábio Reis'].map(
        (name) => (
          <Avatar key={name} name={name} isNamed />
        ),
      )}
      <Avatar name="Ana Souza" size="s" isNamed />
      <Avatar name="Ana Souza" size="l" isNamed />
      <Avatar name="Bruno Lima" size="l" src={picture} isNamed />
    </div>
  ),
};

export const WithError: Story = { args: { src: 'data:image/png;base64,broken' } };

export const LongContent: Story = {
  args: { name: 'Maria Aparecida da Conceição Albuquerque dos Santos e Vasconcelos' },
};
