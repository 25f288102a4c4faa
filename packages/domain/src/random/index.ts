export * from './create-random.ts';
