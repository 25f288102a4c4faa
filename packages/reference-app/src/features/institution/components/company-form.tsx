import type { Schema } from '@aferir/api-client';
import { saveCompanyMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { Notice } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { RecordPage } from '../../../shared/forms/record-page.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toCompanyRequest, toCompanyValues } from '../company-values.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import { AddressCard } from './address-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { CompanyDataCard } from './company-data-card.tsx';
import styles from './company-form.module.css';
import { DomainsCard } from './domains-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { ResponsibleCard } from './responsible-card.tsx';

/** Props of {@link CompanyForm}. */
export interface CompanyFormProps {
  company: Schema<'Company'>;
  /** It has been saved. */
  onSaved: () => void;
}

/** The company, as whoever may change it does, and as the others read it. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const { idCliente: id, nrVersao: version, flPermiteLocalhost } = company;
  const isReadOnly = !useSectionRights(SECTION.institution).has(rightToSave(id));
  const save = useMutation(saveCompanyMutation(useServices().staff));
  const record = useRecordForm({
    record: company,
    toValues: () => toCompanyValues(company),
    save: (values) => save.mutateAsync({ body: toCompanyRequest(values, company) }),
    saved: texts.saved,
    failed: ({ kind }) =>
      kind === 'network' || kind === 'timeout' ? texts.saveFailed : texts.saveRefused,
    onSaved,
    draft: { name: 'instituicao', id, version },
  });
  const part = { form: record.form, isReadOnly };
  return (
    <RecordPage {...record} saveLabel={texts.save} isReadOnly={isReadOnly} className={styles.form}>
      {isReadOnly ? <Notice>{texts.readOnly}</Notice> : null}
      <CompanyDataCard {...part} />
      <AddressCard {...part} />
      <ResponsibleCard {...part} />
      <BrandCard {...part} />
      <LanguagesCard {...part} />
      <DomainsCard {...part} allowsLocal={flPermiteLocalhost} />
    </RecordPage>
  );
}
