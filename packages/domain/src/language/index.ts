export * from './by-language.ts';
export * from './language.ts';
export * from './language-choice.ts';
