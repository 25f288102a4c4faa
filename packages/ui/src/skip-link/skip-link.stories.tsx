import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Kit/SkipLink',
  component: SkipLink,
  args: { targetId: 'conteudo' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p style={{ marginBlockStart: 48 }}>
        <a href="#cabecalho">Cabeçalho</a>
      </p>
      <section id="conteudo" aria-label="Conteúdo" tabIndex={-1}>
        O conteúdo da página.
      </section>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(24);
  },
};
