export type { BadgeProps, BadgeTone } from './badge.tsx';
export { Badge } from './badge.tsx';
