export * from './by-language.ts';
export * from './language.ts';
