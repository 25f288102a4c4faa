import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { CheckboxField } from '../field/index.ts';
import { Notice } from '../notice/index.ts';
import { ThemeScope } from './theme-scope.tsx';

const sample = (
  <div style={{ display: 'grid', gap: 12, padding: 16, justifyItems: 'start' }}>
    <Button>Responder</Button>
    <Button variant="ghost">Ver detalhes</Button>
    <CheckboxField label="Lembrar meu acesso" defaultChecked />
    <Notice>As respostas ficam salvas a cada pergunta.</Notice>
  </div>
);

const meta = {
  title: 'Kit/ThemeScope',
  component: ThemeScope,
  args: { scheme: 'light', children: sample },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Dark: Story = { args: { scheme: 'dark' } };

export const Brands: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      }}
    >
      {['#e30613', '#ffcc00', '#00a859', '#0d3b66'].flatMap((brand) =>
        (['light', 'dark'] as const).map((scheme) => (
          <ThemeScope key={brand + scheme} scheme={scheme} brandColor={brand}>
            {sample}
          </ThemeScope>
        )),
      )}
    </div>
  ),
};
