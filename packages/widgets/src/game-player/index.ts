export { type GamePlayerMessages, gamePlayerMessages } from './game-player.messages.ts';
export { GamePlayer, type GamePlayerProps } from './game-player.tsx';
export { GamePreview, type GamePreviewProps } from './preview/game-preview.tsx';
export type { GamePreviewContent } from './preview/preview.data.ts';
