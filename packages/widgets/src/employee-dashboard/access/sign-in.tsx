import type { Schema, SessionClient, SessionEndReason } from '@aferir/api-client';
import { Button, EmptyState, Notice, useDefaultBrandColor } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ForgottenPassword } from '../../access/forgotten-password.tsx';
import { SignInForm } from '../../access/sign-in-form.tsx';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useTellOpening } from '../../shared/host/use-tell-opening.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import page from '../../shared/page/page.module.css';
import { useAferir } from '../../shared/provider/aferir-provider.tsx';
import { besideApi } from '../../shared/provider/beside-api.ts';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from './access.module.css';
import { SignInLoading } from './sign-in-loading.tsx';

export interface SignInProps {
  client: SessionClient<'employee'>;
  companyId: number;
  /** What the page shows of the company. */
  company: UseQueryResult<Schema<'CompanyPublicInfo'>>;
  /** How a session came to its end here; undefined before the first. */
  lastEnd: SessionEndReason | undefined;
  /** Called just before the session begins. */
  onSigningIn: () => void;
}

/** Signs an employee of one company in. */
export function SignIn(props: SignInProps) {
  const { client, companyId, company, lastEnd } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { apiBase } = useAferir();
  useDefaultBrandColor(company.data?.corMarca);
  const isShown = company.data !== undefined;
  useTellOpening({ isShown, problem: company.error && problemDetail(company.error) });

  // What had the focus went with the session.
  const isReturn = isShown && lastEnd !== undefined;
  useLayoutEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);

  if (company.isFetching && !company.data) return <SignInLoading />;
  if (!company.data) {
    return (
      <NoCompany
        isRetryable={problemDetail(company.error).isRetryable}
        onRetry={() => void company.refetch()}
      />
    );
  }
  return (
    <>
      <div className={styles.heading}>
        {company.data.logoUrl ? (
          <img className={styles.logo} src={besideApi(apiBase, company.data.logoUrl)} alt="" />
        ) : null}
        <StepHeading ref={heading}>{messages.signInTitle}</StepHeading>
        <p className={page.muted}>{messages.signInText(company.data.nome)}</p>
      </div>
      {lastEnd === 'expired' ? <Notice role="status">{messages.sessionEnded}</Notice> : null}
      <SignInForm
        forEmployees
        messages={messages}
        forgotPassword={<ForgottenPassword messages={messages} />}
        onSignIn={async (values) => {
          props.onSigningIn();
          return (await client.session.signIn({ ...values, idcliente: companyId })).problem;
        }}
      />
    </>
  );
}

interface NoCompanyProps {
  isRetryable: boolean;
  onRetry: () => void;
}

function NoCompany({ isRetryable, onRetry }: NoCompanyProps) {
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  return (
    <EmptyState
      role="alert"
      headingLevel={headingLevel}
      icon={<Building2 />}
      title={isRetryable ? messages.unavailable : messages.companyNotFound}
      description={isRetryable ? undefined : messages.companyNotFoundHint}
      action={
        isRetryable ? (
          <Button variant="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        ) : undefined
      }
    />
  );
}
