export * from './image-purpose.ts';
