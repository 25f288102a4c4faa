export * from './access/index.ts';
export * from './disc/index.ts';
export * from './documents/index.ts';
export * from './format/index.ts';
export * from './permissions/index.ts';
