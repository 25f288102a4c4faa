import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FileArea, privateFiles, sheetFiles } from './file-area.ts';

/** How long an address is good, in milliseconds. */
export const signedAddressLifetime = 10 * 60_000;

/** Files that are read at signed addresses alone. */
interface AddressPurpose {
  /** What is signed begins with it, so that no address of one purpose is good for another. */
  readonly name: string;
  /** Where the addresses are. */
  readonly path: string;
  readonly area: FileArea<never>;
}

/** Videos of trainings. */
export const videoPurpose: AddressPurpose = {
  name: 'video',
  path: '/videos/',
  area: privateFiles,
};

/** Lists that somebody takes away. */
export const sheetPurpose: AddressPurpose = {
  name: 'planilha',
  path: '/planilhas/',
  area: sheetFiles,
};

/** An address at which one file can be read for a time. */
export interface SignedAddress {
  readonly url: string;
  readonly expiresAt: Date;
}

/** What an address says beside the file. */
export interface SignedAddressQuery {
  readonly expira?: string;
  readonly assinatura?: string;
}

/** Makes the addresses of a purpose, and knows them again. */
export interface SignedAddresses {
  /** The address of a company's file from a moment on. */
  make(companyId: number, name: string, now: Date): SignedAddress;
  /** The stored name that an address is good for; undefined when it is not, or not any more. */
  open(file: string, query: SignedAddressQuery, now: Date): string | undefined;
}

/** Makes the addresses over a secret that all processes share. */
export function createSignedAddresses(
  secret: string,
  { name: purpose, path, area }: AddressPurpose,
): SignedAddresses {
  const sign = (companyId: string, name: string, expires: string) =>
    createHmac('sha256', secret)
      .update(`${purpose}:${companyId}:${name}:${expires}`)
      .digest('base64url');

  return {
    make: (companyId, name, now) => {
      const expiresAt = new Date(now.getTime() + signedAddressLifetime);
      const expires = String(expiresAt.getTime());
      const signature = sign(String(companyId), name, expires);
      const query = `expira=${expires}&assinatura=${companyId}.${signature}`;
      return { url: `${path}${area.fileOf(name)}?${query}`, expiresAt };
    },

    open: (file, { expira = '', assinatura = '' }, now) => {
      const name = area.nameOf(file);
      const [, companyId, signature] = /^(\d+)\.([\w-]{43})$/.exec(assinatura) ?? [];
      if (!name || !companyId || !signature || !/^\d{1,15}$/.test(expira)) return undefined;
      // As text: several last letters stand for the same bytes.
      const isSigned = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(companyId, name, expira)),
      );
      return isSigned && now.getTime() <= Number(expira) ? name : undefined;
    },
  };
}
