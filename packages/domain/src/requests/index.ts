export * from './answering-time.ts';
export * from './mail-names.ts';
export * from './mass-send.ts';
export * from './slips.ts';
