import type { SessionClient, SessionEndReason } from '@aferir/api-client';
import { getCompanyPublicInfoQuery } from '@aferir/api-client/react';
import { Button, EmptyState, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ForgottenPassword } from '../../access/forgotten-password.tsx';
import { SignInForm } from '../../access/sign-in-form.tsx';
import type { ErrorDetail, ReadyDetail } from '../../shared/host/events.ts';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useOncePer } from '../../shared/machine/use-once-per.ts';
import { useAferir } from '../../shared/provider/aferir-provider.tsx';
import { besideApi } from '../../shared/provider/beside-api.ts';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';

export interface SignInProps {
  client: SessionClient<'employee'>;
  companyId: number;
  /** How a session came to its end here; undefined before the first. */
  lastEnd: SessionEndReason | undefined;
  /** Called just before the session begins. */
  onSigningIn: () => void;
  messages: EmployeeDashboardMessages;
  headingLevel: ReportHeadingLevel;
  onReady: (detail: ReadyDetail) => void;
  onError: ((detail: ErrorDetail) => void) | undefined;
}

/** Signs an employee of one company in, on a page that knows nobody. */
export function SignIn(props: SignInProps) {
  const { client, companyId, lastEnd, messages, headingLevel, onReady } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { apiBase } = useAferir();
  const company = useQuery(getCompanyPublicInfoQuery(client, { path: { idCliente: companyId } }));
  const isShown = company.data !== undefined;
  useOncePer(company.error ?? noFailure, () => {
    if (!company.error) return;
    const problem = problemDetail(company.error);
    props.onError?.({ ...problem, isFatal: !problem.isRetryable });
  });
  useEffect(() => {
    if (isShown) onReady({ widget: 'employee-dashboard' });
  });

  // What had the focus went with the session.
  const isReturn = isShown && lastEnd !== undefined;
  useEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);

  return (
    <DashboardFrame step="sign-in" label={messages.name}>
      <div className={styles.access}>
        {company.data ? (
          <>
            <div className={styles.accessHeading}>
              {company.data.logoUrl ? (
                <img
                  className={styles.logo}
                  src={besideApi(apiBase, company.data.logoUrl)}
                  alt=""
                />
              ) : null}
              <StepHeading level={headingLevel} ref={heading}>
                {messages.signInTitle}
              </StepHeading>
              <p className={styles.muted}>{messages.signInText(company.data.nome)}</p>
            </div>
            {lastEnd === 'expired' ? <Notice role="status">{messages.sessionEnded}</Notice> : null}
            <SignInForm
              messages={messages}
              forgotPassword={<ForgottenPassword messages={messages} />}
              onSignIn={async (values) => {
                props.onSigningIn();
                return (await client.session.signIn({ ...values, idcliente: companyId })).problem;
              }}
            />
          </>
        ) : company.isFetching ? (
          <SkeletonGroup label={messages.loadingCompany}>
            <Skeleton shape="block" height="320px" />
          </SkeletonGroup>
        ) : (
          <NoCompany
            {...props}
            isRetryable={problemDetail(company.error).isRetryable}
            onRetry={() => void company.refetch()}
          />
        )}
      </div>
    </DashboardFrame>
  );
}

const noFailure = {};

interface NoCompanyProps extends Pick<SignInProps, 'messages' | 'headingLevel'> {
  isRetryable: boolean;
  onRetry: () => void;
}

function NoCompany({ messages, headingLevel, isRetryable, onRetry }: NoCompanyProps) {
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
