import type { UseFormReturn } from 'react-hook-form';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import { companysLanguage, languageOptions } from '../../../shared/people/companys-language.ts';
import type { EmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

/** The language of a person, where the company offers more than one. */
export function LanguageField({ form }: { form: UseFormReturn<EmployeeValues> }) {
  const offered = useStaffMember()?.languages ?? [];
  const stored = form.formState.defaultValues?.cdIdioma;
  if (offered.length < 2) return null;
  return (
    <FormSelect
      control={form.control}
      name="cdIdioma"
      label={texts.language}
      hint={texts.languageHint}
      placeholder={companysLanguage(offered)}
      options={languageOptions(offered, stored || null)}
      isOptional
    />
  );
}
