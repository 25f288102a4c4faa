const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** Whether a text is an e-mail address that mail can be sent to. Spaces around it don't matter. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && address.indexOf('@') <= 64 && EMAIL.test(address);
}

/** The form in which addresses and logins are stored and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether an address is somebody's own one. Nobody's is the own one of who has none. */
export function isOwnAddress(address: string, ownAddress: string | null): boolean {
  return ownAddress !== null && normalizeEmail(address) === normalizeEmail(ownAddress);
}
