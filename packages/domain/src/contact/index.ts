export * from './birth-date.ts';
export * from './gender.ts';
export * from './phone.ts';
export * from './phone-mask.ts';
export * from './states.ts';
export * from './zip-code.ts';
