import { type ApiProblem, type SessionRealm, unwrap } from '@aferir/api-client';
import { invalidateReads } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { accessMessages } from './access-messages.ts';
import type { PasswordChange } from './components/change-password-form.tsx';

/** Changes the own password in a realm; afterwards the session is free to do everything again. */
export function useChangePassword(realm: SessionRealm, onChanged?: () => void) {
  const { staff, employee, queryClient, toasts } = useServices();
  return useMutation<null, ApiProblem, PasswordChange>({
    mutationFn: (body) =>
      unwrap(
        realm === 'staff'
          ? staff.post('/Auth/ChangePassword', { body })
          : employee.post('/AuthPessoa/alterar-senha', { body }),
      ),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: accessMessages.passwordChanged });
      onChanged?.();
      const { session } = realm === 'staff' ? staff : employee;
      session.merge({ precisaTrocarSenha: false });
      return realm === 'staff'
        ? invalidateReads(queryClient, staff, '/auth/GetUser')
        : invalidateReads(queryClient, employee, '/authpessoa/GetUser');
    },
  });
}
