export * from './reminder-due.ts';
export * from './reminder-settings.ts';
export * from './reminder-time.ts';
export * from './reminder-words.ts';
