import type { Schema } from '@aferir/api-client';
import { TextAreaField, TextField } from '@aferir/ui';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import type { AccessProfileValues } from '../access-profile-values.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { givableRights, toSectionNodes } from '../chosen-rights.ts';
import { MOST_DESCRIPTION, MOST_NAME, suggestedNames } from '../suggested-names.ts';
import { RightsField } from './rights-field.tsx';

/** Props of {@link AccessProfileFields}. */
export interface AccessProfileFieldsProps {
  form: UseFormReturn<AccessProfileValues>;
  /** The sections there are, and what of each the person at hand may give. */
  tree: readonly Schema<'SectionTreeNode'>[];
  /** Whether name and description follow what is chosen, until they are typed. */
  isNamedByChoice: boolean;
}

/** Name, description and rights of a profile. */
export function AccessProfileFields({ form, tree, isNamedByChoice }: AccessProfileFieldsProps) {
  const field = fieldOf(form);
  const sections = useMemo(() => toSectionNodes(tree), [tree]);
  const givable = useMemo(() => givableRights(tree), [tree]);

  function suggestNames(before: string, after: string) {
    const [former, next] = [suggestedNames(sections, before), suggestedNames(sections, after)];
    for (const name of ['nmPerfilAcesso', 'dsPerfilAcesso'] as const) {
      const typed = form.getValues(name);
      if (typed !== '' && typed !== former[name]) continue;
      form.setValue(name, next[name], { shouldDirty: true });
      if (next[name]) form.clearErrors(name);
    }
  }

  return (
    <>
      <TextField
        {...field('nmPerfilAcesso', { validate: requiredUpTo(MOST_NAME, texts.required) })}
        label={texts.name}
        hint={isNamedByChoice ? texts.nameFollows : undefined}
      />
      <TextAreaField
        {...field('dsPerfilAcesso', { validate: requiredUpTo(MOST_DESCRIPTION, texts.required) })}
        label={texts.description}
        maxLength={MOST_DESCRIPTION}
      />
      <RightsField
        control={form.control}
        sections={sections}
        givable={givable}
        {...(isNamedByChoice && { onChange: suggestNames })}
      />
    </>
  );
}
