export type { SkeletonProps } from './skeleton.tsx';
export { Skeleton } from './skeleton.tsx';
export type { SkeletonGroupProps } from './skeleton-group.tsx';
export { SkeletonGroup } from './skeleton-group.tsx';
export type { SkeletonItemProps } from './skeleton-item.tsx';
export { SkeletonItem } from './skeleton-item.tsx';
