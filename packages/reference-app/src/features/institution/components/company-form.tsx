import { isApiProblem, type Schema } from '@aferir/api-client';
import { saveCompanyMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { applyProblem, Button, Form, FormSummary, Notice, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { type CompanyValues, toCompanyRequest, toCompanyValues } from '../company-values.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import { AddressCard } from './address-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { CompanyDataCard } from './company-data-card.tsx';
import styles from './company-form.module.css';
import { DomainsCard } from './domains-card.tsx';
import { ResponsibleCard } from './responsible-card.tsx';

/** Props of {@link CompanyForm}. */
export interface CompanyFormProps {
  company: Schema<'Company'>;
  /** It has been saved. */
  onSaved: () => void;
}

/** The company, as whoever may change it does, and as the others read it. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const { staff, toasts } = useServices();
  const { has } = useSectionRights(SECTION.institution);
  const save = useMutation(saveCompanyMutation(staff));
  const form = useForm<CompanyValues>({ defaultValues: toCompanyValues(company) });
  const { formState } = form;
  const { idCliente: id, nrVersao: version } = company;
  const draft = useFormDraft(form, { name: 'instituicao', id, version });
  const isReadOnly = !has(rightToSave(id));

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ body: toCompanyRequest(values, company) });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      const isOutOfReach = cause.kind === 'network' || cause.kind === 'timeout';
      applyProblem(
        form,
        explainFailure(cause, isOutOfReach ? texts.saveFailed : texts.saveRefused),
      );
      return;
    }
    draft.clear();
    toasts.show({ tone: 'success', message: texts.saved });
    onSaved();
  });

  const parts = { form, isReadOnly };
  return (
    <Form onSubmit={submit} className={styles.form}>
      <FormSummary {...refusalOf(formState)} />
      <DraftNotice draft={draft} />
      {isReadOnly ? <Notice>{texts.readOnly}</Notice> : null}
      <CompanyDataCard {...parts} />
      <AddressCard {...parts} />
      <ResponsibleCard {...parts} />
      <BrandCard {...parts} />
      <DomainsCard {...parts} allowsLocal={company.flPermiteLocalhost} />
      {isReadOnly ? null : (
        <div>
          <Button type="submit" isLoading={save.isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}
