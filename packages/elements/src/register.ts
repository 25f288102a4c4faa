// What TypeScript is told of the module that brings all code at once.
export type * from './tags.ts';
