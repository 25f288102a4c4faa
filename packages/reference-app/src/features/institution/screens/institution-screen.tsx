import { getCompanyQuery } from '@aferir/api-client/react';
import { Notice, PageHeader, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import stack from '../../../shared/frame/stack.module.css';
import { CompanyForm } from '../components/company-form.tsx';
import { CompanyKeysCard } from '../components/company-keys-card.tsx';
import { PortalLinkCard } from '../components/portal-link-card.tsx';
import { institutionMessages as texts } from '../institution-messages.ts';

/** Props of {@link InstitutionScreen}. */
export interface InstitutionScreenProps {
  /** The company's data were saved for the first time. */
  onConfirmed: () => void;
}

/** Who the company is. One that was made and not confirmed yet is asked to look at its data. */
export function InstitutionScreen({ onConfirmed }: InstitutionScreenProps) {
  const { staff } = useServices();
  const member = useStaffMember();
  const company = useQuery({ ...getCompanyQuery(staff), refetchOnWindowFocus: false });
  const { data } = company;
  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      {data?.flConfirmado === false ? (
        <Notice title={texts.confirmTitle}>{texts.confirmText}</Notice>
      ) : null}
      {data ? (
        <CompanyForm
          key={data.nrVersao}
          company={data}
          onSaved={() => {
            if (!data.flConfirmado) onConfirmed();
          }}
        />
      ) : company.isError ? (
        <RetryNotice
          title={texts.loadFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={company.isFetching}
          onRetry={() => void company.refetch()}
        >
          {company.error.message}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={staffFormMessages.loading}>
          <Skeleton shape="block" height="480px" />
        </SkeletonGroup>
      )}
      <PortalLinkCard />
      {member?.permissions.isAdministrator ? <CompanyKeysCard /> : null}
    </div>
  );
}
