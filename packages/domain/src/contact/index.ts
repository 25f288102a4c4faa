export * from './birth-date.ts';
export * from './phone.ts';
export * from './states.ts';
export * from './zip-code.ts';
