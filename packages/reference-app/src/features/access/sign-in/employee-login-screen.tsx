import type { Schema } from '@aferir/api-client';
import { getCompanyPublicInfoQuery } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, languageOfVisitor } from '@aferir/domain';
import { EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { CompanyMark, ForgottenPassword, SignInForm, type SignInValues } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { PublicFrame } from '../../../shared/frame/public-frame.tsx';
import { OfferedLanguages } from '../../../shared/language/offered-languages.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { useVisitorLanguage } from '../../../shared/language/use-visitor-language.ts';
import { useAddress, useSearch } from '../../../shared/navigation/navigation.tsx';
import { toldIn } from '../../../shared/navigation/page-state.ts';
import { ArrivalNotice } from '../../../shared/states/arrival-notice.tsx';
import { FailureState } from '../../../shared/states/failure-states.tsx';
import { accessTexts } from '../access-messages.ts';
import { signInTexts } from './sign-in-texts.ts';

/** Props of {@link EmployeeLoginScreen}. */
export interface EmployeeLoginScreenProps {
  companyId: number | null;
}

/** Where the employees of one company sign in. */
export function EmployeeLoginScreen({ companyId }: EmployeeLoginScreenProps) {
  const { anyone, companies } = useServices();
  const visitors = useVisitorLanguage();
  const texts = useTexts(accessTexts);
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

  if (company.data) return <CompanyPage company={company.data} />;
  return (
    <PublicFrame>
      {company.isLoading ? null : <ArrivalNotice />}
      {company.isLoading ? (
        <SkeletonGroup label={texts.loadingCompany}>
          <Skeleton shape="block" height="380px" />
        </SkeletonGroup>
      ) : company.error?.isRetryable ? (
        <FailureState title={company.error.message} onRetry={() => company.refetch()} />
      ) : (
        <Spoken language={visitors}>
          <UnknownCompany />
        </Spoken>
      )}
    </PublicFrame>
  );
}

/** An address that names no company. */
function UnknownCompany() {
  const { companyNotFound, companyNotFoundHint } = useTexts(accessTexts);
  return (
    <EmptyState
      headingLevel={1}
      icon={<Building2 />}
      title={companyNotFound}
      description={companyNotFoundHint}
    />
  );
}

interface CompanySignInProps {
  company: Schema<'CompanyPublicInfo'>;
}

/** The page in a language that the company offers: what was chosen here, else what the browser likes. */
function CompanyPage({ company }: CompanySignInProps) {
  const { companies } = useServices();
  const { lstIdiomas: offered = [DEFAULT_LANGUAGE] } = company;
  const [chosen, choose] = useState(() =>
    languageOfVisitor([companies.likedLanguage(), ...navigator.languages], offered),
  );
  return (
    <Spoken language={chosen}>
      <CompanySignIn company={company}>
        <OfferedLanguages
          offered={offered}
          chosen={chosen}
          onChoose={(language) => {
            companies.rememberLikedLanguage(language);
            choose(language);
          }}
        />
      </CompanySignIn>
    </Spoken>
  );
}

function CompanySignIn({ company, children }: CompanySignInProps & { children: ReactNode }) {
  const texts = useTexts(accessTexts);
  const messages = useTexts(signInTexts);
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
      <Panel title={texts.employeeTitle} description={texts.employeeText(nome)}>
        <SignInForm
          forEmployees
          messages={messages}
          onSignIn={signIn}
          {...(login && { login })}
          forgotPassword={<ForgottenPassword messages={messages} />}
        />
        {children}
      </Panel>
    </PublicFrame>
  );
}
