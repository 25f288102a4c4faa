import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CheckboxField } from '../field/index.ts';
import { Notice } from '../notice/index.ts';
import { tokenValue } from '../tokens/index.ts';
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

/** A theme inside another is its own, however deep; what floats is, too. */
export const Nested: Story = {
  render: () => (
    <ThemeScope scheme="dark" data-testid="outer" style={{ padding: 16 }}>
      {sample}
      <ThemeScope scheme="light" data-testid="inner" style={{ padding: 16 }}>
        {sample}
        <div
          data-aferir-theme="dark"
          data-testid="innermost"
          style={{ padding: 16, background: tokenValue('color-canvas') }}
        >
          <span style={{ color: tokenValue('color-text-muted') }}>Sem classe, só com o tema.</span>
        </div>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    const shown = (id: string) => {
      const scope = within(canvasElement).getByTestId(id);
      const probe = scope.appendChild(document.createElement('span'));
      probe.style.color = tokenValue('color-text');
      const { color, colorScheme } = getComputedStyle(probe);
      probe.remove();
      return [colorScheme, color];
    };
    await expect(shown('outer')).toEqual(['dark', 'rgb(237, 238, 240)']);
    await expect(shown('inner')).toEqual(['light', 'rgb(28, 32, 36)']);
    await expect(shown('innermost')).toEqual(['dark', 'rgb(237, 238, 240)']);
  },
};
