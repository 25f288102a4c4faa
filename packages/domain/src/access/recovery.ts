import { HOUR } from './duration.ts';

/** How long a temporary password opens a session, once. */
export const TEMPORARY_PASSWORD_LIFETIME = HOUR;
