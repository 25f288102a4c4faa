import type { Schema } from '@aferir/api-client';
import { listDashboardCyclesQuery } from '@aferir/api-client/react';
import { CYCLE_KIND_CODES, CYCLE_KIND_NAMES, type CycleKind, findCycleKind } from '@aferir/domain';
import { useServices } from '../../../services/services-context.tsx';
import { useSearchOf } from '../../forms/use-search-of.ts';
import { ChoiceFilterField, type ChoiceFilterFieldProps } from './choice-filter-field.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

/** Props of {@link CycleChoiceField}. */
export interface CycleChoiceFieldProps
  extends Omit<ChoiceFilterFieldProps, 'onSearch' | 'messages'> {
  /** Only cycles of this kind; of both, each says which it is of. */
  kind?: CycleKind;
  /** A cycle that is not offered. */
  exceptId?: number;
  /** What stands in the field while none is chosen. */
  placeholder: string;
}

/** One of the cycles that have begun. */
export function CycleChoiceField({ kind, exceptId, placeholder, ...rest }: CycleChoiceFieldProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  const ofKind = kind && { idTipoCiclo: CYCLE_KIND_CODES[kind] };
  return (
    <ChoiceFilterField
      {...rest}
      onSearch={searchOf(
        (page) => listDashboardCyclesQuery(staff, { query: { ...page, ...ofKind } }),
        ({ idCiclo, nmCiclo, idTipoCiclo }: Schema<'DashboardCycle'>) =>
          idCiclo === exceptId
            ? undefined
            : {
                value: String(idCiclo),
                label: nmCiclo,
                ...(!kind && {
                  detail: CYCLE_KIND_NAMES[findCycleKind(idTipoCiclo) ?? 'behavioral'],
                }),
              },
      )}
      messages={{ ...texts.cycles, placeholder }}
    />
  );
}
