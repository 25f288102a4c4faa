import { can, type Permissions } from '../permissions/permissions.ts';
import { SECTION } from '../permissions/section.ts';
import { isAddressSettled, type PersonAddress } from './address-change.ts';
import { isOwnAddress } from './email.ts';

/** Where a link went and what it is for. */
export interface AddressedLink {
  readonly role: 'self' | 'manager' | 'report';
  /** Null for a link that was never mailed, or of which it is not known. */
  readonly mailedTo: string | null;
}

/**
 * Whether whoever opens a link may set the first password of the person it was made for: only where it
 * was mailed to the address that person has now, which nobody else reads, and that address has settled.
 */
export function maySetFirstPassword(
  { role, mailedTo }: AddressedLink,
  own: PersonAddress,
  now: Date,
): boolean {
  const wentThere = role !== 'report' && mailedTo !== null && isOwnAddress(mailedTo, own.email);
  return wentThere && isAddressSettled(own, now);
}

/**
 * Whether staff may have a person's answering link mailed to an address that is not the person's, or made to be handed over
 * by themselves: those who may change employees, whose addresses they could change as well.
 */
export function mayMailLinkElsewhere(permissions: Permissions): boolean {
  return can(permissions, SECTION.employees, 'alterar');
}
