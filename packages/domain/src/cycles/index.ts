export * from './adherence.ts';
export * from './cycle-audience.ts';
export * from './cycle-draft.ts';
export * from './cycle-kind.ts';
export * from './cycle-limits.ts';
export * from './cycle-participation.ts';
export * from './cycle-reminders.ts';
export * from './cycle-state.ts';
