import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorGallery, DesignTokensLinks, ScaleGallery } from './token-gallery.tsx';
import { tokenValue } from './token-value.ts';

const meta = { title: 'Tokens/Galleries' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surfaces: Story = {
  render: () => <ColorGallery groups={['surface', 'border', 'text']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('#1c2024')[0]).toBeVisible();
    await expect(canvas.getAllByText(/^\d+(\.\d)?:1 on [\w-]+$/).length).toBeGreaterThan(5);
  },
};

export const Accents: Story = {
  render: () => <ColorGallery groups={['accent', 'feedback', 'focus']} />,
};

export const Charts: Story = { render: () => <ColorGallery groups={['chart', 'avatar']} /> };

export const Type: Story = {
  render: () => (
    <ScaleGallery
      groups={['type']}
      sample={(name) => {
        const property = name.replace(/-(?:\w+)$/, '');
        const style =
          property === 'font-size'
            ? { fontSize: tokenValue(name), lineHeight: 1.3 }
            : property === 'line-height'
              ? { fontSize: 14, lineHeight: tokenValue(name) }
              : { fontWeight: tokenValue(name) };
        return <span style={style}>Perfil</span>;
      }}
    />
  ),
};

export const Space: Story = {
  render: () => (
    <ScaleGallery
      groups={['space', 'size']}
      sample={(name) => (
        <div
          style={{
            blockSize: 16,
            inlineSize: tokenValue(name),
            background: tokenValue('color-accent'),
          }}
        />
      )}
    />
  ),
};

export const Corners: Story = {
  render: () => (
    <ScaleGallery
      groups={['radius']}
      sample={(name) => (
        <div
          style={{
            blockSize: 48,
            border: `1px solid ${tokenValue('color-border-strong')}`,
            borderRadius: tokenValue(name),
            background: tokenValue('color-surface-raised'),
          }}
        />
      )}
    />
  ),
};

export const Shadow: Story = {
  render: () => (
    <div
      style={{
        blockSize: 64,
        maxInlineSize: 240,
        borderRadius: tokenValue('radius-card'),
        background: tokenValue('color-surface-raised'),
        boxShadow: tokenValue('shadow-float'),
      }}
    />
  ),
};

export const Download: Story = {
  render: () => <DesignTokensLinks />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'aferir.dark.tokens.json' });
    const file = await (await fetch((link as HTMLAnchorElement).href)).json();
    await expect(file.color.accent.$type).toBe('color');
  },
};
