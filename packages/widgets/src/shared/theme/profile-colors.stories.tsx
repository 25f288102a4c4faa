import { tokenValue } from '@aferir/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ProfileTokenName, profileTokens, profileTokenValue } from './profile-tokens.ts';

function ProfileColors() {
  return (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      {(Object.keys(profileTokens) as ProfileTokenName[]).map((name) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <div
            style={{
              flex: 'none',
              inlineSize: 160,
              blockSize: 40,
              borderRadius: tokenValue('radius-control'),
              border: `1px solid ${tokenValue('color-border')}`,
              background: profileTokenValue(name),
            }}
          />
          <div style={{ flex: '1 1 220px', fontSize: 14 }}>
            <div style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{`--aferir-${name}`}</div>
            <div style={{ color: tokenValue('color-text-muted') }}>{profileTokens[name]}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A profile is never told by its color alone: its letter or a pattern goes with it. */
const meta = {
  title: 'Tokens/Profiles',
  component: ProfileColors,
} satisfies Meta<typeof ProfileColors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
