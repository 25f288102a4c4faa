export type { Share, ShareBarProps, SharePattern } from './share-bar.tsx';
export { ShareBar } from './share-bar.tsx';
