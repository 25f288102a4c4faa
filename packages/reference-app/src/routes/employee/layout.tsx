import { employeeUserQuery, useSession } from '@aferir/api-client/react';
import { Avatar, MenuItem, MenuSeparator, ToastRegion, UserMenu } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ChangePasswordDialog } from '../../features/access/components/change-password-dialog.tsx';
import { CompanyBrand } from '../../features/access/components/company-brand.tsx';
import { ForcedPasswordScreen } from '../../features/access/screens/forced-password-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useSignOut } from '../../services/use-sign-out.ts';
import { ArrivalNotice } from '../../shared/components/arrival-notice.tsx';
import { SkipLink } from '../../shared/components/skip-link.tsx';
import { employeeMessages } from './employee-messages.ts';
import { EmployeeTabs } from './employee-tabs.tsx';
import styles from './layout.module.css';

/** The employee area; while a password must be changed, that alone. */
export function Component() {
  const { employee, toasts } = useServices();
  const session = useSession(employee);
  const { data: user } = useQuery({ ...employeeUserQuery(employee), enabled: session !== null });
  const signOut = useSignOut('employee');
  const [isChanging, setIsChanging] = useState(false);

  if (!session) return null;
  if (session.token.precisaTrocarSenha || user?.precisaTrocarSenha) {
    return <ForcedPasswordScreen realm="employee" onSignOut={signOut} />;
  }
  const name = user?.nmPessoa ?? session.token.nmPessoa;
  return (
    <div className={styles.root}>
      <SkipLink targetId="conteudo" />
      <header className={styles.header}>
        <EmployeeTabsAndBrand name={user?.nmCliente ?? ''} logoUrl={user?.logoUrl ?? null} />
        <UserMenu name={name} avatar={<Avatar name={name} src={user?.urlFoto} />}>
          <MenuItem icon={<KeyRound />} onSelect={() => setIsChanging(true)}>
            {employeeMessages.changePassword}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut />} onSelect={signOut}>
            {employeeMessages.signOut}
          </MenuItem>
        </UserMenu>
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        <ArrivalNotice />
        <Outlet />
      </main>
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setIsChanging(false)} />
      <ToastRegion store={toasts} />
    </div>
  );
}

function EmployeeTabsAndBrand({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <div className={styles.start}>
      <CompanyBrand name={name} logoUrl={logoUrl} />
      <EmployeeTabs />
    </div>
  );
}
