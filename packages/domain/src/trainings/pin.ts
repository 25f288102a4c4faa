import { MINUTE } from '../access/duration.ts';
import type { ThrottleRule } from '../access/throttle.ts';
import { type DrawNumber, drawSigns } from './readable-signs.ts';

/** Signs of a PIN. */
export const PIN_LENGTH = 4;

/** How long a PIN is good, from when it was sent or lengthened, in milliseconds. */
export const PIN_LIFETIME = 30 * MINUTE;

/** Wrong PINs since one was last sent, after which it takes a new one. */
export const PIN_TRIES = 5;

/** How long nobody gets in after them, in milliseconds. */
export const PIN_LOCK = 15 * MINUTE;

/** PINs that a learner can have sent. */
export const PIN_MAIL_THROTTLE: ThrottleRule = { limit: 5, window: 15 * MINUTE };

/** Makes a PIN. */
export function makePin(draw: DrawNumber): string {
  return drawSigns(PIN_LENGTH, draw);
}

/** A PIN as it is compared, however it was typed. */
export function normalizePin(typed: string): string {
  return typed.trim().toUpperCase();
}
