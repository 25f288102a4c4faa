import { LANGUAGE_NAMES, LANGUAGES, offerProblem } from '@aferir/domain';
import { Card, CheckboxGroupField } from '@aferir/ui';
import { Controller, useWatch } from 'react-hook-form';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { institutionMessages as texts } from '../institution-messages.ts';
import type { CompanyPartProps } from './company-part.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The languages that people may choose, and the one of those who have not. */
export function LanguagesCard({ form, isReadOnly }: CompanyPartProps) {
  const { control, getValues, setValue } = form;
  const offered = useWatch({ control, name: 'lstIdiomas' });

  function keepFirstOffered(languages: readonly string[]) {
    if (languages.includes(getValues('cdIdiomaInicial'))) return;
    setValue('cdIdiomaInicial', languages[0] ?? '', { shouldDirty: true });
  }

  return (
    <Card title={texts.languagesTitle} description={texts.languagesText}>
      <div className={fields.fields}>
        <Controller
          control={control}
          name="lstIdiomas"
          rules={{ validate: (languages) => offerProblem(languages) ?? true }}
          render={({ field: { value, onChange, ref }, fieldState }) => (
            <CheckboxGroupField
              ref={ref}
              label={texts.languages}
              orientation="horizontal"
              options={OPTIONS}
              values={value}
              onValuesChange={(languages) => {
                onChange(languages);
                keepFirstOffered(languages);
              }}
              disabled={isReadOnly}
              className={fields.wide}
              error={fieldState.error?.message}
            />
          )}
        />
        {offered.length > 1 ? (
          <FormSelect
            control={control}
            name="cdIdiomaInicial"
            label={texts.firstLanguage}
            options={OPTIONS.filter(({ value }) => offered.includes(value))}
            disabled={isReadOnly}
          />
        ) : null}
      </div>
    </Card>
  );
}
