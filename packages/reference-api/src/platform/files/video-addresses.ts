import { createHmac, timingSafeEqual } from 'node:crypto';
import { privateFiles } from './file-area.ts';

/** How long an address is good, in milliseconds. */
export const videoAddressLifetime = 10 * 60_000;

/** An address at which one video can be read for a time. */
export interface VideoAddress {
  readonly url: string;
  readonly expiresAt: Date;
}

/** What an address says beside the file. */
export interface VideoAddressQuery {
  readonly expira?: string;
  readonly assinatura?: string;
}

/** Makes the addresses of videos, and knows them again. */
export interface VideoAddresses {
  /** The address of a company's video from a moment on. */
  make(companyId: number, name: string, now: Date): VideoAddress;
  /** The stored name that an address is good for; undefined when it is not, or not any more. */
  open(file: string, query: VideoAddressQuery, now: Date): string | undefined;
}

/** Makes the addresses over a secret that all processes share. */
export function createVideoAddresses(secret: string): VideoAddresses {
  const sign = (companyId: string, name: string, expires: string) =>
    createHmac('sha256', secret)
      .update(`video:${companyId}:${name}:${expires}`)
      .digest('base64url');

  return {
    make: (companyId, name, now) => {
      const expiresAt = new Date(now.getTime() + videoAddressLifetime);
      const expires = String(expiresAt.getTime());
      const signature = sign(String(companyId), name, expires);
      const query = `expira=${expires}&assinatura=${companyId}.${signature}`;
      return { url: `/videos/${privateFiles.fileOf(name)}?${query}`, expiresAt };
    },

    open: (file, { expira = '', assinatura = '' }, now) => {
      const name = privateFiles.nameOf(file);
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
