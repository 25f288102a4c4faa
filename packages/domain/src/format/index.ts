export * from './as-sentence.ts';
export * from './cut-text.ts';
export * from './date.ts';
export * from './initials.ts';
export * from './list-names.ts';
export * from './name-color.ts';
export * from './percent.ts';
export * from './search-text.ts';
