import type { Schema } from '@aferir/api-client';
import { readRightsText } from '@aferir/domain';
import { TextAreaField, TextField } from '@aferir/ui';
import { useId, useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import type { AccessProfileValues } from '../access-profile-values.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { givableRights, textOfRights, toSectionNodes } from '../chosen-rights.ts';
import styles from './access-profile-fields.module.css';
import { SectionTree } from './section-tree.tsx';

/** Props of {@link AccessProfileFields}. */
export interface AccessProfileFieldsProps {
  form: UseFormReturn<AccessProfileValues>;
  /** The sections there are, and what of each the person at hand may give. */
  tree: readonly Schema<'SectionTreeNode'>[];
}

const MOST_NAME = 50;
const MOST_DESCRIPTION = 500;

/** Name, description and rights of a profile. */
export function AccessProfileFields({ form, tree }: AccessProfileFieldsProps) {
  const field = fieldOf(form);
  // Registered by its boxes, it would be taken for the first of them.
  const { field: rights, fieldState } = useController({
    control: form.control,
    name: 'Secoes',
    rules: { validate: (text) => text !== '' || texts.noSection },
  });
  const sections = useMemo(() => toSectionNodes(tree), [tree]);
  const givable = useMemo(() => givableRights(tree), [tree]);
  const chosen = useMemo(() => readRightsText(rights.value), [rights.value]);
  const errorId = useId();

  return (
    <>
      <TextField
        {...field('nmPerfilAcesso', { validate: requiredUpTo(MOST_NAME, texts.required) })}
        label={texts.name}
      />
      <TextAreaField
        {...field('dsPerfilAcesso', { validate: requiredUpTo(MOST_DESCRIPTION, texts.required) })}
        label={texts.description}
        maxLength={MOST_DESCRIPTION}
      />
      <fieldset ref={rights.ref} tabIndex={-1} className={styles.sections}>
        <legend className={styles.legend}>{texts.sections}</legend>
        <p className={styles.hint}>{texts.sectionsHint}</p>
        <p id={errorId} role="alert" className={styles.error}>
          {fieldState.error?.message}
        </p>
        <SectionTree
          sections={sections}
          chosen={chosen}
          givable={givable}
          errorId={errorId}
          onChange={(next) => rights.onChange(textOfRights(next))}
        />
      </fieldset>
    </>
  );
}
