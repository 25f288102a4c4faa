import { invalidField } from '../errors/failures.ts';
import { staffMessages } from './staff-messages.ts';

/** Refuses the address of a photo that this server has not made: only what is there already may stay. */
export function requireOwnImage(
  given: string | null | undefined,
  current: string | null,
  _companyId: number,
): void {
  if (!given || given === current) return;
  throw invalidField('urlFoto', staffMessages.photoForeign);
}
