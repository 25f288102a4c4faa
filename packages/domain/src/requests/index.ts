export * from './answering-time.ts';
export * from './mass-send.ts';
