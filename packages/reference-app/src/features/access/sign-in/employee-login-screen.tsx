import type { Schema } from '@aferir/api-client';
import { getCompanyPublicInfoQuery } from '@aferir/api-client/react';
import { EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { CompanyMark, ForgottenPassword, SignInForm, type SignInValues } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { PublicFrame } from '../../../shared/frame/public-frame.tsx';
import { useAddress, useSearch } from '../../../shared/navigation/navigation.tsx';
import { toldIn } from '../../../shared/navigation/page-state.ts';
import { ArrivalNotice } from '../../../shared/states/arrival-notice.tsx';
import { FailureState } from '../../../shared/states/failure-states.tsx';
import { accessMessages } from '../access-messages.ts';

/** Props of {@link EmployeeLoginScreen}. */
export interface EmployeeLoginScreenProps {
  companyId: number | null;
}

/** Where the employees of one company sign in. */
export function EmployeeLoginScreen({ companyId }: EmployeeLoginScreenProps) {
  const { anyone, companies } = useServices();
  const company = useQuery({
    ...getCompanyPublicInfoQuery(anyone, { path: { idCliente: companyId ?? 0 } }),
    enabled: companyId !== null,
  });

  useEffect(() => {
    if (!company.data) return;
    const { idCliente, corMarca } = company.data;
    companies.remember(idCliente);
    companies.rememberColor(idCliente, corMarca);
  }, [company.data, companies]);

  if (company.data) return <CompanySignIn company={company.data} />;
  return (
    <PublicFrame>
      <ArrivalNotice />
      {company.isLoading ? (
        <SkeletonGroup label={accessMessages.loadingCompany}>
          <Skeleton shape="block" height="380px" />
        </SkeletonGroup>
      ) : company.error?.isRetryable ? (
        <FailureState title={company.error.message} onRetry={() => company.refetch()} />
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<Building2 />}
          title={accessMessages.companyNotFound}
          description={accessMessages.companyNotFoundHint}
        />
      )}
    </PublicFrame>
  );
}

function CompanySignIn({ company }: { company: Schema<'CompanyPublicInfo'> }) {
  const { employee } = useServices();
  const navigate = useNavigate();
  const search = useSearch();
  const login = toldIn(useAddress().state, 'login');
  const { idCliente, nome, logoUrl, corMarca: color = null } = company;

  async function signIn(values: SignInValues) {
    const { problem } = await employee.session.signIn({ ...values, idcliente: idCliente });
    if (!problem) void navigate(destinationOf(search, 'employee'), { replace: true });
    return problem;
  }

  return (
    <PublicFrame brand={<CompanyMark company={{ name: nome, logoUrl, color }} />}>
      <ArrivalNotice />
      <Panel title={accessMessages.employeeTitle} description={accessMessages.employeeText(nome)}>
        <SignInForm
          forEmployees
          onSignIn={signIn}
          {...(login && { login })}
          forgotPassword={<ForgottenPassword />}
        />
      </Panel>
    </PublicFrame>
  );
}
