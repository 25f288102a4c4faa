export * from './mass-send.ts';
