import { type ApiClient, type ApiProblem, problemOf } from '@aferir/api-client';
import {
  changeEmployeePasswordMutation,
  changeStaffPasswordMutation,
} from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import type { PasswordChange } from './change-password-form.tsx';

/** A change of the own password. */
export interface OwnPasswordChange {
  /** Sends it; resolves to what kept it from working. */
  change(passwords: PasswordChange): Promise<ApiProblem | undefined>;
  readonly isPending: boolean;
}

/**
 * Changes the own password in the realm of a client, staff's or an employee's. Afterwards a session
 * that had to change it is free to do everything again.
 */
export function useChangePassword(client: ApiClient, onChanged?: () => void): OwnPasswordChange {
  const ofRealm =
    client.realm === 'staff' ? changeStaffPasswordMutation : changeEmployeePasswordMutation;
  const { mutateAsync, isPending } = useMutation({
    ...ofRealm(client),
    onSuccess: () => {
      onChanged?.();
      if (hasSession(client)) client.session.merge({ precisaTrocarSenha: false });
    },
  });

  return { change: (body) => problemOf(mutateAsync({ body })), isPending };
}

/** A client whose session is kept here; a host's token is not. */
interface KeepsSession {
  readonly session: { merge(token: { precisaTrocarSenha: boolean }): void };
}

function hasSession(client: ApiClient): client is ApiClient & KeepsSession {
  return 'session' in client;
}
