import type { Schema } from '@aferir/api-client';
import { listDashboardCyclesQuery } from '@aferir/api-client/react';
import { CYCLE_KIND_NAMES, findCycleKind } from '@aferir/domain';
import { useServices } from '../../../services/services-context.tsx';
import {
  COMPARED_CYCLE_PARAM,
  CYCLE_PARAM,
  PERIOD_PARAMS,
} from '../../../shared/address/param-names.ts';
import type { ParamChanges } from '../../../shared/address/use-param-changes.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import { ChoiceFilterField } from '../../../shared/people/filters/choice-filter-field.tsx';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';

/** Props of {@link CycleFilterField}. */
export interface CycleFilterFieldProps {
  /** The cycle; undefined for none. */
  id: number | undefined;
  /** What it is called; null until that is known. */
  name: string | null;
  onChange: (changes: ParamChanges) => void;
}

/** A cycle that figures are of; it takes the place of the months. */
export function CycleFilterField({ id, name, onChange }: CycleFilterFieldProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  return (
    <ChoiceFilterField
      label={texts.cycle}
      hint={texts.cycleHint}
      param={CYCLE_PARAM}
      id={id}
      name={name}
      all={texts.allCycles}
      onSearch={searchOf(
        (query) => listDashboardCyclesQuery(staff, { query }),
        ({ idCiclo, nmCiclo, idTipoCiclo }: Schema<'DashboardCycle'>) => ({
          value: String(idCiclo),
          label: nmCiclo,
          detail: CYCLE_KIND_NAMES[findCycleKind(idTipoCiclo) ?? 'behavioral'],
        }),
      )}
      onChange={(changes) =>
        onChange({
          ...changes,
          [PERIOD_PARAMS.from]: null,
          [PERIOD_PARAMS.to]: null,
          [COMPARED_CYCLE_PARAM]: null,
        })
      }
      messages={texts.cycles}
    />
  );
}
