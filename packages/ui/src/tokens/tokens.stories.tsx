import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { type TokenGroup, type TokenName, tokenProperty, tokens, tokenValue } from './schema.ts';

interface GalleryProps {
  /** The groups to show. */
  groups: readonly TokenGroup[];
  /** Shows what a token looks like. */
  sample: (name: TokenName) => ReactNode;
}

function Gallery({ groups, sample }: GalleryProps) {
  const names = (Object.keys(tokens) as TokenName[]).filter((name) =>
    groups.includes(tokens[name].group),
  );
  return (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <div style={{ inlineSize: 160, flex: 'none' }}>{sample(name)}</div>
          <div style={{ flex: '1 1 220px' }}>
            <div style={{ fontSize: 14, fontWeight: 500, overflowWrap: 'anywhere' }}>
              {tokenProperty(name)}
            </div>
            <div style={{ fontSize: 14, color: tokenValue('color-text-muted') }}>
              {tokens[name].description}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Tokens/Galleries',
  component: Gallery,
  args: { groups: [], sample: (name: TokenName): ReactNode => name },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name }: { name: TokenName }) {
  return (
    <div
      style={{
        blockSize: 40,
        borderRadius: tokenValue('radius-control'),
        border: `1px solid ${tokenValue('color-border')}`,
        background: tokenValue(name),
      }}
    />
  );
}

export const Surfaces: Story = {
  args: {
    groups: ['surface', 'border', 'text'],
    sample: (name) => <Swatch name={name} />,
  },
};

export const Accents: Story = {
  args: { groups: ['accent', 'feedback'], sample: (name) => <Swatch name={name} /> },
};

export const Charts: Story = {
  args: { groups: ['chart', 'avatar'], sample: (name) => <Swatch name={name} /> },
};

export const Type: Story = {
  args: {
    groups: ['type'],
    sample: (name) => {
      const property = name.replace(/-(?:\w+)$/, '');
      const style =
        property === 'font-size'
          ? { fontSize: tokenValue(name), lineHeight: 1.3 }
          : property === 'line-height'
            ? { fontSize: 14, lineHeight: tokenValue(name) }
            : { fontWeight: tokenValue(name) };
      return <span style={style}>Perfil</span>;
    },
  },
};

export const Space: Story = {
  args: {
    groups: ['space', 'size'],
    sample: (name) => (
      <div
        style={{
          blockSize: 16,
          inlineSize: tokenValue(name),
          background: tokenValue('color-accent'),
        }}
      />
    ),
  },
};

export const Shapes: Story = {
  args: {
    groups: ['radius', 'shadow'],
    sample: (name) => (
      <div
        style={{
          blockSize: 48,
          border: `1px solid ${tokenValue('color-border-strong')}`,
          background: tokenValue('color-surface-raised'),
          ...(name === 'shadow-float'
            ? { boxShadow: tokenValue(name) }
            : { borderRadius: tokenValue(name) }),
        }}
      />
    ),
  },
};
