import { listCompetenciesQuery } from '@aferir/api-client/react';
import { CheckboxGroupField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useBoundField } from '../../../shared/forms/fields/use-bound-field.ts';
import fields from '../../../shared/forms/fields.module.css';
import { MoreDetails } from '../../../shared/forms/more-details.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { NoCompetencies } from './no-competencies.tsx';

const NAMES = ['idsCompetencias'] as const;

/** The competencies that a new position is assessed in, saved with it. */
export function NewPositionCompetencies({ form }: { form: UseFormReturn<PositionValues> }) {
  const competencies = useQuery({
    ...listCompetenciesQuery(useServices().staff),
    select: (all) => all.filter(({ flAtiva }) => flAtiva),
  });
  const { value, onValueChange, ...field } = useBoundField<PositionValues, readonly string[]>({
    control: form.control,
    name: 'idsCompetencias',
  });
  return (
    <MoreDetails
      form={form}
      names={NAMES}
      title={texts.competencies}
      hint={texts.chosenCompetencies(value.length)}
    >
      <div className={fields.wide}>
        <ReadRecord query={competencies} failedTitle={texts.competenciesFailed} shape="lines">
          {(active) =>
            active.length === 0 ? (
              <NoCompetencies />
            ) : (
              <CheckboxGroupField
                ref={field.ref}
                label={texts.select}
                hint={texts.competenciesHint}
                error={field.error}
                orientation="horizontal"
                options={active.map(({ idCompetencia, nmCompetencia }) => ({
                  value: String(idCompetencia),
                  label: nmCompetencia,
                }))}
                values={value}
                onValuesChange={onValueChange}
              />
            )
          }
        </ReadRecord>
      </div>
    </MoreDetails>
  );
}
