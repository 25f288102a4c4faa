import { ApiProblem } from '../problem.ts';
import type { Credential, Renewal } from '../transport/credential.ts';

/**
 * Hands over an access token that the host page got from its own back end; null when it has none.
 * `isRejected` asks for a new one, since the server no longer takes the last.
 */
export type GetToken = (request: { isRejected: boolean }) => Promise<string | null> | string | null;

/** Calls with a token of the host page, asked for once for all who wait. */
export function hostTokenCredential(getToken: GetToken, onEnd: () => void): Credential {
  let token: string | null = null;
  let asking: Promise<void> | undefined;

  function ask(isRejected: boolean): Promise<void> {
    asking ??= (async () => {
      token = await getToken({ isRejected });
    })().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const bearer = () => (token === null ? undefined : `Bearer ${token}`);

  return {
    async headers() {
      // A host that fails to hand over a token is met again in renew, which can say so.
      if (token === null) await ask(false).catch(() => undefined);
      const Authorization = bearer();
      return Authorization ? { Authorization } : {};
    },

    async renew(rejected): Promise<Renewal> {
      try {
        if (bearer() === rejected.Authorization) await ask(true);
      } catch (cause) {
        return { outcome: 'failed', problem: new ApiProblem({ kind: 'unexpected', cause }) };
      }
      if (token !== null) return { outcome: 'renewed' };
      onEnd();
      return { outcome: 'ended' };
    },

    reject(rejected) {
      if (bearer() !== rejected.Authorization) return;
      token = null;
      onEnd();
    },
  };
}
