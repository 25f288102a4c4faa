import { type ChosenRights, readRightsText, type SectionNode } from '@aferir/domain';
import { useId, useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { AccessProfileValues } from '../access-profile-values.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { textOfRights } from '../chosen-rights.ts';
import styles from './access-profile-fields.module.css';
import { SectionTree } from './section-tree.tsx';

/** Props of {@link RightsField}. */
export interface RightsFieldProps {
  control: Control<AccessProfileValues>;
  sections: readonly SectionNode[];
  /** What may be given, by section. */
  givable: ChosenRights;
  /** They were changed, as one text before and after. */
  onChange?: (before: string, after: string) => void;
}

/** The rights of a profile. A field of its own comes behind those above it, where faults are gone to. */
export function RightsField({ control, sections, givable, onChange }: RightsFieldProps) {
  // Registered by its boxes, it would be taken for the first of them.
  const { field, fieldState } = useController({
    control,
    name: 'Secoes',
    rules: { validate: (text) => text !== '' || texts.noSection },
  });
  const chosen = useMemo(() => readRightsText(field.value), [field.value]);
  const errorId = useId();

  return (
    <fieldset ref={field.ref} tabIndex={-1} className={styles.sections}>
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
        onChange={(next) => {
          const text = textOfRights(next);
          field.onChange(text);
          onChange?.(field.value, text);
        }}
      />
    </fieldset>
  );
}
