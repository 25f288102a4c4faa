export { isBirthDate } from './birth-date.ts';
export * from './day-text.ts';
export * from './gender.ts';
export * from './hiring-day.ts';
export * from './phone.ts';
export * from './phone-mask.ts';
export * from './states.ts';
export * from './whatsapp.ts';
export * from './zip-code.ts';
