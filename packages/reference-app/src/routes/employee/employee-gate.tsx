import { getEmployeeUserQuery, useSession } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ForcedPassword } from '../../features/access/password/own-password.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useSignOut } from '../../services/use-sign-out.ts';

/** Lets the signed-in employee through; while a password must be changed, that alone. */
export function EmployeeGate({ children }: { children: ReactNode }) {
  const { employee } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...getEmployeeUserQuery(employee), enabled: session !== null });
  const signOut = useSignOut('employee');

  if (!session) return null;
  if (session.token.precisaTrocarSenha || user?.precisaTrocarSenha) {
    return <ForcedPassword realm="employee" onSignOut={signOut} />;
  }
  return children;
}
