import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/index.ts';
import { type ExplanationOptions, useExplanation } from './use-explanation.tsx';

function Explained(props: ExplanationOptions) {
  const { button, content } = useExplanation(props);
  return (
    <Card title="Cobertura" description="51 de 60 pessoas responderam." actions={button}>
      {content}
    </Card>
  );
}

const meta = {
  title: 'Kit/Explanation',
  component: Explained,
  args: {
    label: 'Como ler: Cobertura',
    text: 'Pessoas ativas com a avaliação comportamental finalizada, entre todas as pessoas ativas.',
  },
} satisfies Meta<typeof Explained>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como ler: Cobertura' }));
    await expect(canvas.getByText(/entre todas as pessoas ativas/)).toBeVisible();
  },
};

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const LongContent: Story = {
  ...Open,
  args: {
    text: `${'Desenvolvimento-organizacional-e-'.repeat(6)} ${'pessoas ativas '.repeat(40)}entre todas as pessoas ativas.`,
  },
  globals: { viewport: { value: 'phone' } },
};
