export * from './disc-comparison.ts';
export * from './performance-comparison.ts';
export * from './value-change.ts';
