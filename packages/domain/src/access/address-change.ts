import { after, HOUR } from './duration.ts';
import { isOwnAddress } from './email.ts';

/** How long somebody whose address was changed has to object before it is believed to be theirs. */
export const ADDRESS_SETTLING_TIME = 24 * HOUR;

/** Which address somebody had before, and since when no more. */
export interface FormerAddress {
  /** The last one that had settled; null where there was none. */
  readonly formerEmail: string | null;
  readonly emailChangedAt: Date | null;
}

/** Somebody's address, and the one it has taken the place of. */
export interface PersonAddress extends FormerAddress {
  readonly email: string | null;
}

/** When an address is believed to be its person's; null where it took the place of none. */
export function addressSettlesAt({ formerEmail, emailChangedAt }: FormerAddress): Date | null {
  if (formerEmail === null || emailChangedAt === null) return null;
  return after(emailChangedAt, ADDRESS_SETTLING_TIME);
}

/** Whether an address is believed to be its person's: nobody else had to hear of it, or has had the time to object. */
export function isAddressSettled(address: FormerAddress, now: Date): boolean {
  const settlesAt = addressSettlesAt(address);
  return settlesAt === null || settlesAt <= now;
}

/** What somebody's address becomes. One that has not settled is nobody's former one, and the former one needs no time. */
export function changeAddress(before: PersonAddress, email: string, now: Date): PersonAddress {
  const formerEmail = isAddressSettled(before, now) ? before.email : before.formerEmail;
  const isBack = formerEmail !== null && isOwnAddress(email, formerEmail);
  return isBack
    ? { email, formerEmail: null, emailChangedAt: null }
    : { email, formerEmail, emailChangedAt: now };
}

/** Where somebody hears of what changes how they sign in: at their address, and at the former one as long as it has not settled. */
export function addressesOf(address: PersonAddress, now: Date): readonly string[] {
  const former = isAddressSettled(address, now) ? null : address.formerEmail;
  return [address.email, former].filter((email) => email !== null);
}
