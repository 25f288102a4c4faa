export { TrainingPreview, type TrainingPreviewProps } from './preview/training-preview.tsx';
export { type TrainingPlayerMessages, trainingPlayerMessages } from './training-player.messages.ts';
export { TrainingPlayer, type TrainingPlayerProps } from './training-player.tsx';
