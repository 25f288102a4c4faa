import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from './index.ts';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { args: { width: '240px' } };

export const Variants: Story = {
  render: () => (
    <SkeletonGroup style={{ display: 'flex', gap: 16, alignItems: 'center', maxInlineSize: 420 }}>
      <Skeleton shape="circle" width="48px" />
      <div style={{ flex: 1 }}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </div>
      <Skeleton shape="block" width="96px" height="40px" />
    </SkeletonGroup>
  ),
};
