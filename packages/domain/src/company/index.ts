export * from './allowed-origin.ts';
export * from './brand-color.ts';
export * from './department-list.ts';
export * from './text-on-color.ts';
