import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup, SkeletonItem } from './index.ts';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { args: { width: '240px' } };

export const Variants: Story = {
  render: () => (
    <SkeletonGroup style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <SkeletonItem />
      <SkeletonItem picture="64px">
        <Skeleton width="80%" height="36px" />
        <Skeleton width="60%" />
        <Skeleton width="30%" />
      </SkeletonItem>
      <Skeleton shape="block" width="96px" height="40px" />
    </SkeletonGroup>
  ),
};
