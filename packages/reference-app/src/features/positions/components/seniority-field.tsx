import { listSenioritiesQuery, saveSeniorityMutation } from '@aferir/api-client/react';
import { normalizeSearchText, SECTION } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { FormCombobox } from '../../../shared/forms/fields/form-combobox.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useMadeChoice } from '../../../shared/forms/use-made-choice.ts';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';

const messages = {
  placeholder: texts.senioritySearch,
  empty: texts.seniorityEmpty,
  failed: texts.senioritiesFailed,
  retry: staffFormMessages.retry,
};

/** The step of a career that a position is, in the order of the career; a new one can be made. */
export function SeniorityField({ form }: { form: UseFormReturn<PositionValues> }) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const made = useMadeChoice({
    section: SECTION.positions,
    save: saveSeniorityMutation(staff),
    initOf: (nmSenioridade: string) => ({ body: { idSenioridade: 0, nmSenioridade } }),
  });

  async function search(text: string) {
    const wanted = normalizeSearchText(text);
    const all = await queries.fetchQuery(listSenioritiesQuery(staff));
    const found = all.filter(({ nmSenioridade }) =>
      normalizeSearchText(nmSenioridade).includes(wanted),
    );
    return {
      options: found.map(({ idSenioridade, nmSenioridade }) => ({
        value: String(idSenioridade),
        label: nmSenioridade,
      })),
    };
  }

  return (
    <FormCombobox
      form={form}
      name="idSenioridade"
      nameOfChoice="nmSenioridade"
      label={texts.seniority}
      isOptional
      onSearch={search}
      maxLength={50}
      messages={messages}
      {...made}
    />
  );
}
