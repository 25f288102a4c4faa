export { ImageField, type ImageFieldProps } from './image-field.tsx';
export { type ImageFieldMessages, imageFieldMessages } from './image-field-messages.ts';
export type { ImageSize, ImageType } from './parts/picture-rules.ts';
