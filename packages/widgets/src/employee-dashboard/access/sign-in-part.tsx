import { getCompanyPublicInfoQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import styles from './access.module.css';
import type { SignInProps } from './sign-in.tsx';
import { SignInLoading } from './sign-in-loading.tsx';

const SignIn = lazyPart(async () => (await import('./sign-in.tsx')).SignIn);

/** The sign-in on a page that knows nobody. Its code comes beside what is read of the company. */
export function SignInPart(props: Omit<SignInProps, 'company'>) {
  const { client, companyId } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const company = useQuery(getCompanyPublicInfoQuery(client, { path: { idCliente: companyId } }));
  return (
    <DashboardFrame step="sign-in" label={messages.name}>
      <div className={styles.root}>
        <SignIn {...props} company={company} fallback={<SignInLoading />} />
      </div>
    </DashboardFrame>
  );
}
