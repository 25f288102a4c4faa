import { getEmployeeUserQuery, useSession } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ForcedPassword } from '../../features/access/password/own-password.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useEmployeeLanguage } from '../../services/use-employee-language.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
import { useSpoken } from '../../shared/language/use-spoken.ts';
import { Splash } from '../../shared/states/splash.tsx';

/** Lets the signed-in employee through, in their language; while a password must be changed, that alone. */
export function EmployeeGate({ children }: { children: ReactNode }) {
  const { employee } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...getEmployeeUserQuery(employee), enabled: session !== null });
  const signOut = useSignOut('employee');
  const isSpoken = useSpoken(useEmployeeLanguage());

  if (!session) return null;
  if (!isSpoken) return <Splash />;
  if (session.token.precisaTrocarSenha || user?.precisaTrocarSenha) {
    return <ForcedPassword realm="employee" onSignOut={signOut} />;
  }
  return children;
}
