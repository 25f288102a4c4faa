import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './share-bar.tsx';
import { shares } from './share-bar-fixtures.ts';

const meta = {
  title: 'Kit/ShareBar',
  component: ShareBar,
  args: { label: 'Distribuição do Perfil', mainLabel: 'perfil principal', shares },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPercents = (...percents: number[]) =>
  shares.map((share, index) => ({ ...share, percent: percents[index] ?? 0 }));

export const Base: Story = {};

export const Variants: Story = { args: { shares: withPercents(40, 10, 30, 20) } };

export const LongContent: Story = {
  args: {
    shares: shares.map((share) => ({
      ...share,
      label: `${share.label} com um nome bem mais comprido que o habitual`,
    })),
  },
};
