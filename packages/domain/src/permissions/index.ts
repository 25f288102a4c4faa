export * from './giving.ts';
export * from './permissions.ts';
export * from './rights.ts';
export * from './rights-text.ts';
export * from './section.ts';
export * from './section-tree.ts';
export * from './user-activity.ts';
export * from './visible-sections.ts';
