import { ACCESS_TOKEN_LIFETIME } from '@aferir/domain';
import type { FastifyInstance } from 'fastify';
import type { Realm } from './sessions-tables.ts';

/** What an access token says; the session behind it decides whether it still holds. */
export interface AccessTokenClaims {
  readonly sessionId: string;
  readonly companyId: number;
  readonly realm: Realm;
}

/** A signed token and when it ends. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Signs and reads access tokens. */
export interface AccessTokens {
  sign(claims: AccessTokenClaims, now: Date): AccessToken;
  /** The claims of a token that is genuine and still valid. */
  read(token: string, now: Date): AccessTokenClaims | undefined;
}

interface Payload {
  readonly sid: string;
  readonly cid: number;
  readonly realm: Realm;
  readonly exp: number;
}

/** Makes the signer over the app's JWT plugin. */
export function createAccessTokens(app: FastifyInstance): AccessTokens {
  return {
    sign: ({ sessionId, companyId, realm }, now) => {
      const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_LIFETIME);
      const payload: Payload = {
        sid: sessionId,
        cid: companyId,
        realm,
        exp: Math.floor(expiresAt.getTime() / 1000),
      };
      return { token: app.jwt.sign(payload), expiresAt };
    },
    read: (token, now) => {
      let payload: Payload;
      try {
        payload = app.jwt.verify<Payload>(token);
      } catch {
        return undefined;
      }
      if (payload.exp * 1000 <= now.getTime()) return undefined;
      return { sessionId: payload.sid, companyId: payload.cid, realm: payload.realm };
    },
  };
}
