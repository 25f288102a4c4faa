import type { CycleKind } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { COMPARED_CYCLE_PARAM } from '../../../shared/address/param-names.ts';
import type { ParamChanges } from '../../../shared/address/use-param-changes.ts';
import { CycleChoiceField } from '../../../shared/people/filters/cycle-choice-field.tsx';
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
  // The card of the comparison reads it.
  const { data, error } = useQuery({
    ...useComparedFiguresQuery(cycle.kind),
    enabled: false,
    select: ({ filtros }) => filtros.nmCiclo,
  });
  return (
    <CycleChoiceField
      label={texts.compared}
      param={COMPARED_CYCLE_PARAM}
      kind={cycle.kind}
      exceptId={cycle.id}
      id={comparedId}
      name={error?.status === 404 ? texts.gone : data}
      all={texts.noneCompared}
      placeholder={texts.noCycle}
      onChange={onChange}
    />
  );
}
