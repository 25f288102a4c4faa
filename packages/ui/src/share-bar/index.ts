export type { Share, ShareBarProps } from './share-bar.tsx';
export { ShareBar } from './share-bar.tsx';
