import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShareBar } from './share-bar.tsx';
import { shares } from './share-bar-fixtures.ts';

const meta = {
  title: 'Kit/ShareBar',
  component: ShareBar,
  args: { label: 'Distribuição por região', mainLabel: 'região principal', shares },
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

/** Four in a row, two pairs, or one under the other: never three and one. */
export const Widths: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      {[860, 560, 320].map((width) => (
        <ShareBar
          key={width}
          {...args}
          label={`Largura ${width}`}
          style={{ width, maxWidth: '100%' }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rowsAt = (width: number) => {
      const list = within(canvasElement).getByRole('list', { name: `Largura ${width}` });
      const tops = within(list)
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect().top);
      return new Set(tops).size;
    };
    await expect([860, 560, 320].map(rowsAt)).toEqual([1, 2, 4]);
  },
};
