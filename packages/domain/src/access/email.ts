import { oneLine } from '../format/one-line.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** Why a text is no e-mail address; `unreadable` where nothing more can be said. */
export type EmailFault = 'mailto' | 'named' | 'several' | 'unreadable';

/** What is said of the faults that have a sentence of their own, in Brazilian Portuguese. */
export const EMAIL_FAULT_TEXTS: Readonly<Record<Exclude<EmailFault, 'unreadable'>, string>> = {
  mailto: 'Informe só o endereço de e-mail, sem "mailto:".',
  named: 'Informe só o endereço de e-mail, sem o nome e sem os sinais < e >.',
  several: 'Informe um endereço de e-mail só.',
};

/** Whether a text is an e-mail address that mail can be sent to. Spaces and invisible marks around it don't matter. */
export function isEmail(text: string): boolean {
  return findEmailFault(text) === null;
}

/** Why a text is no e-mail address; null for one that is. */
export function findEmailFault(text: string): EmailFault | null {
  const address = oneLine(text);
  if (address.length <= 254 && address.indexOf('@') <= 64 && EMAIL.test(address)) return null;
  if (/^mailto:/i.test(address)) return 'mailto';
  const addresses = address.split(/[\s;,|/<>]+/).filter((part) => /.@./.test(part));
  if (addresses.length > 1) return 'several';
  return addresses.length === 1 && /[<>]/.test(address) ? 'named' : 'unreadable';
}

/** What is said of faults of addresses in a language. */
export type EmailFaultTexts = typeof EMAIL_FAULT_TEXTS;

/** What is said of a text that is no e-mail address, `otherwise` where nothing more can be said; undefined for one that is. */
export function emailProblem(
  text: string,
  otherwise: string,
  texts: EmailFaultTexts = EMAIL_FAULT_TEXTS,
): string | undefined {
  const fault = findEmailFault(text);
  if (fault === null) return undefined;
  return fault === 'unreadable' ? otherwise : texts[fault];
}

/** The form in which addresses and logins are stored and compared. */
export function normalizeEmail(text: string): string {
  return oneLine(text).toLowerCase();
}

/** Whether an address is somebody's own one. Nobody's is the own one of who has none. */
export function isOwnAddress(address: string, ownAddress: string | null): boolean {
  return ownAddress !== null && normalizeEmail(address) === normalizeEmail(ownAddress);
}
