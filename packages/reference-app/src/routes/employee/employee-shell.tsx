import { Avatar, MenuItem, MenuSeparator, SkipLink, UserMenu } from '@aferir/ui';
import { CompanyMark, MakerLine } from '@aferir/widgets';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChangePassword } from '../../features/access/password/own-password.tsx';
import { linkTo, paths } from '../../paths.ts';
import { useEmployee } from '../../services/use-employee.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
import { useSpeech, useTexts } from '../../shared/language/speech-context.tsx';
import { useOverlaysAhead } from '../../shared/loading/use-overlays-ahead.ts';
import { ArrivalNotice } from '../../shared/states/arrival-notice.tsx';
import { EmployeeGate } from './employee-gate.tsx';
import { employeeTexts } from './employee-messages.ts';
import styles from './employee-shell.module.css';
import { EmployeeTabs } from './employee-tabs.tsx';

/** The frame of the employee area: the company, the four tabs, the own menu, and a page. */
export function EmployeeShell({ children }: { children: ReactNode }) {
  useLayoutEffect(tellTabsAtFoot, []);
  useOverlaysAhead();
  const { language } = useSpeech();
  return (
    <EmployeeGate>
      <div className={styles.root}>
        <SkipLink targetId="conteudo" />
        <EmployeeHeader />
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          <ArrivalNotice />
          {children}
        </main>
        <footer className={styles.footer}>
          <MakerLine language={language} />
        </footer>
      </div>
    </EmployeeGate>
  );
}

// Toasts stand outside the shell. A `:has` would look for it at every tap of every page.
function tellTabsAtFoot() {
  document.body.dataset.tabsAtFoot = '';
  return () => {
    delete document.body.dataset.tabsAtFoot;
  };
}

function EmployeeHeader() {
  const person = useEmployee();
  const texts = useTexts(employeeTexts);
  const navigate = useNavigate();
  const signOut = useSignOut('employee');
  const [isChanging, setIsChanging] = useState(false);

  if (!person) return null;
  const { name, photoUrl, company } = person;
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <CompanyMark company={company} />
      </div>
      <EmployeeTabs />
      <UserMenu
        name={name}
        avatar={<Avatar name={name} src={photoUrl} />}
        className={styles.account}
      >
        <MenuItem
          icon={<UserRound />}
          onSelect={() => void navigate(linkTo(paths.employeeProfile))}
        >
          {texts.profile}
        </MenuItem>
        <MenuItem icon={<KeyRound />} onSelect={() => setIsChanging(true)}>
          {texts.changePassword}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={signOut}>
          {texts.signOut}
        </MenuItem>
      </UserMenu>
      <ChangePassword isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </header>
  );
}
