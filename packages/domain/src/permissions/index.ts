export * from './permissions.ts';
export * from './section.ts';
export * from './visible-sections.ts';
