export * from './agreement-access.ts';
export * from './agreement-draft.ts';
export * from './agreement-fault-texts.ts';
export * from './agreement-limits.ts';
export * from './agreement-reminders.ts';
export * from './agreement-state.ts';
