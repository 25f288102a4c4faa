import type { ApiProblem } from '../problem.ts';

/** Headers that say who calls. */
export type CredentialHeaders = Readonly<Record<string, string>>;

/** What came of renewing a credential after a 401. */
export type Renewal =
  | { readonly outcome: 'renewed' }
  /** There is no session any more. */
  | { readonly outcome: 'ended' }
  /** It could not be found out; the session stands. */
  | { readonly outcome: 'failed'; readonly problem: ApiProblem };

/** Says who calls, and what to do when the server no longer believes it. */
export interface Credential {
  headers(): Promise<CredentialHeaders>;
  /** Called once per call after a 401; without it a 401 is final. */
  renew?(rejected: CredentialHeaders): Promise<Renewal>;
  /** Called when a 401 comes back even after renewing. */
  reject?(rejected: CredentialHeaders): void;
}

/** Calls as nobody. */
export const noCredential: Credential = { headers: async () => ({}) };

/** Calls without the headers until a server asks for them with a 401, and with them from then on. */
export function headersOnDemand(headers: CredentialHeaders): Credential {
  let sent: CredentialHeaders = {};
  return {
    headers: async () => sent,
    renew: async () => {
      sent = headers;
      return { outcome: 'renewed' };
    },
  };
}

/** Calls with the same headers each time. */
export function fixedCredential(headers: CredentialHeaders): Credential {
  return { headers: async () => headers };
}
