import type { Schema } from '@aferir/api-client';
import { listDashboardCyclesQuery } from '@aferir/api-client/react';
import { CYCLE_KIND_CODES, type CycleKind } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { COMPARED_CYCLE_PARAM } from '../../../shared/address/param-names.ts';
import type { ParamChanges } from '../../../shared/address/use-param-changes.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import { ChoiceFilterField } from '../../../shared/people/filters/choice-filter-field.tsx';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';
import { useComparedFiguresQuery } from '../use-compared-figures-query.ts';

/** Props of {@link ComparedCycleField}. */
export interface ComparedCycleFieldProps {
  /** The cycle that the figures are of. */
  cycle: { readonly id: number; readonly kind: CycleKind };
  /** The one beside it; undefined for none. */
  comparedId: number | undefined;
  onChange: (changes: ParamChanges) => void;
}

/** Another cycle of the same kind, to stand beside the one that the figures are of. */
export function ComparedCycleField({ cycle, comparedId, onChange }: ComparedCycleFieldProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  // The card of the comparison reads it.
  const { data, error } = useQuery({
    ...useComparedFiguresQuery(cycle.kind),
    enabled: false,
    select: ({ filtros }) => filtros.nmCiclo,
  });
  return (
    <ChoiceFilterField
      label={texts.compared}
      param={COMPARED_CYCLE_PARAM}
      id={comparedId}
      name={error?.status === 404 ? texts.gone : data}
      all={texts.noneCompared}
      onSearch={searchOf(
        (page) =>
          listDashboardCyclesQuery(staff, {
            query: { ...page, idTipoCiclo: CYCLE_KIND_CODES[cycle.kind] },
          }),
        ({ idCiclo, nmCiclo }: Schema<'DashboardCycle'>) =>
          idCiclo === cycle.id ? undefined : { value: String(idCiclo), label: nmCiclo },
      )}
      onChange={onChange}
      messages={texts.cycles}
    />
  );
}
