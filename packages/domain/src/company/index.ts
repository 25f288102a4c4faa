export * from './brand-color.ts';
