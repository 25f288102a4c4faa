import { TextAreaField, TextField } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import type { CompetencyValues } from '../competency-values.ts';
import { careersMessages as texts } from '../positions-messages.ts';

const MOST = { code: 20, name: 100, description: 1000 };

/** What a competency is; all of it is required. */
export function CompetencyFields({ form }: { form: UseFormReturn<CompetencyValues> }) {
  const field = fieldOf(form);
  return (
    <>
      <TextField
        {...field('cdCompetencia', { validate: requiredUpTo(MOST.code) })}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
      />
      <TextField
        {...field('nmCompetencia', { validate: requiredUpTo(MOST.name) })}
        label={texts.name}
        autoComplete="off"
      />
      <TextAreaField
        {...field('dsCompetencia', { validate: requiredUpTo(MOST.description) })}
        label={texts.description}
        hint={texts.descriptionHint}
        maxLength={MOST.description}
      />
    </>
  );
}
