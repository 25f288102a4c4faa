import type { ApiProblem, Schema } from '@aferir/api-client';
import { readRightsText, type SectionNode } from '@aferir/domain';
import { applyProblem, Form, FormSummary, refusalOf, TextAreaField, TextField } from '@aferir/ui';
import { useId, useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import { accessProfilesMessages } from '../access-profiles-messages.ts';
import { textOfRights, toSectionRights } from '../chosen-rights.ts';
import styles from './access-profile-form.module.css';
import { SectionTree, type SectionTreeProps } from './section-tree.tsx';

/** What the form holds; the rights as one text. */
export interface AccessProfileValues {
  nmPerfilAcesso: string;
  dsPerfilAcesso: string;
  Secoes: string;
}

/** Props of {@link AccessProfileForm}. */
export interface AccessProfileFormProps {
  /** Ties the button outside of the form to it. */
  id: string;
  form: UseFormReturn<AccessProfileValues>;
  sections: readonly SectionNode[];
  givable: SectionTreeProps['givable'];
  /** Sends it; resolves to what kept it from being saved. */
  onSave: (
    values: Pick<
      Schema<'SaveAccessProfileRequest'>,
      'nmPerfilAcesso' | 'dsPerfilAcesso' | 'Secoes'
    >,
  ) => Promise<ApiProblem | undefined>;
}

const MOST_NAME = 50;
const MOST_DESCRIPTION = 500;
const { required } = accessProfilesMessages;

/** Name, description and rights; what the server finds at fault is said where it stands. */
export function AccessProfileForm({ id, form, sections, givable, onSave }: AccessProfileFormProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  // Registered by its boxes, it would be taken for the first of them.
  const { field: rights } = useController({
    control,
    name: 'Secoes',
    rules: { validate: (text) => text !== '' || accessProfilesMessages.noSection },
  });
  const chosen = useMemo(() => readRightsText(rights.value), [rights.value]);
  const errorId = useId();
  const { problems, attempt } = refusalOf(formState);

  const submit = form.handleSubmit(async ({ Secoes, ...values }) => {
    const problem = await onSave({ ...values, Secoes: toSectionRights(Secoes) });
    if (problem) applyProblem(form, explainFailure(problem, accessProfilesMessages.saveFailed));
  });

  return (
    <Form id={id} onSubmit={submit}>
      <FormSummary problems={problems} attempt={attempt} />
      <TextField
        {...register('nmPerfilAcesso', { validate: requiredUpTo(MOST_NAME, required) })}
        label={accessProfilesMessages.name}
        error={errors.nmPerfilAcesso?.message}
      />
      <TextAreaField
        {...register('dsPerfilAcesso', { validate: requiredUpTo(MOST_DESCRIPTION, required) })}
        label={accessProfilesMessages.description}
        maxLength={MOST_DESCRIPTION}
        error={errors.dsPerfilAcesso?.message}
      />
      <fieldset ref={rights.ref} tabIndex={-1} className={styles.sections}>
        <legend className={styles.legend}>{accessProfilesMessages.sections}</legend>
        <p className={styles.hint}>{accessProfilesMessages.sectionsHint}</p>
        <p id={errorId} role="alert" className={styles.error}>
          {errors.Secoes?.message}
        </p>
        <SectionTree
          sections={sections}
          chosen={chosen}
          givable={givable}
          errorId={errorId}
          onChange={(next) => rights.onChange(textOfRights(next))}
        />
      </fieldset>
    </Form>
  );
}
