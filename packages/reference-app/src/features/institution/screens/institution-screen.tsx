import { getCompanyQuery } from '@aferir/api-client/react';
import { Notice, PageHeader, useFocusHeir } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import stack from '../../../shared/frame/stack.module.css';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { RecordCardSkeleton } from '../../../shared/states/record-skeleton.tsx';
import { CompanyForm } from '../components/company-form.tsx';
import { CompanyKeysCard } from '../components/company-keys-card.tsx';
import { PortalLinkCard } from '../components/portal-link-card.tsx';
import { RemindersCard } from '../components/reminders-card.tsx';
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
  const place = useRef<HTMLDivElement>(null);
  const noteFocus = useFocusHeir(place);
  const company = useQuery({ ...getCompanyQuery(staff), refetchOnWindowFocus: false });
  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      {company.data?.flConfirmado === false ? (
        <Notice title={texts.confirmTitle}>{texts.confirmText}</Notice>
      ) : null}
      {/* The form is another one once it was saved. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears where the focus has been */}
      <div ref={place} tabIndex={-1} onFocus={noteFocus} className={stack.root}>
        <ReadRecord
          query={company}
          failedTitle={texts.loadFailed}
          skeleton={<RecordCardSkeleton shape="fields" count={8} />}
        >
          {(data) => (
            <CompanyForm
              key={data.nrVersao}
              company={data}
              onSaved={() => {
                if (!data.flConfirmado) onConfirmed();
              }}
            />
          )}
        </ReadRecord>
      </div>
      <RemindersCard />
      <PortalLinkCard />
      {member?.permissions.isAdministrator ? <CompanyKeysCard /> : null}
    </div>
  );
}
