export * from './access/index.ts';
export * from './comparison/index.ts';
export * from './disc/index.ts';
export * from './documents/index.ts';
export * from './format/index.ts';
export * from './performance/index.ts';
export * from './permissions/index.ts';
export * from './requests/index.ts';
