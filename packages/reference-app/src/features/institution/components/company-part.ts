import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { type CompanyValues, companyRules } from '../company-values.ts';

/** What each part of the company's form is given. */
export interface CompanyPartProps {
  form: UseFormReturn<CompanyValues>;
  /** Whether it can be read alone. */
  isReadOnly: boolean;
}

type TextName = {
  [Name in keyof CompanyValues]: CompanyValues[Name] extends string ? Name : never;
}[keyof CompanyValues];

/** What a field of text takes: its place in the form, its rule, its fault. */
export function companyField({ form, isReadOnly }: CompanyPartProps, name: TextName) {
  const rule = name in companyRules ? companyRules[name as keyof typeof companyRules] : undefined;
  return { ...fieldOf(form)(name, rule && { validate: rule }), readOnly: isReadOnly };
}
