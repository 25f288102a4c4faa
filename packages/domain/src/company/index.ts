export * from './allowed-origin.ts';
export * from './brand-color.ts';
