import type { Schema } from '@aferir/api-client';
import { deleteCycleMutation, listCyclesQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { cycleColumns } from '../components/cycle-columns.tsx';
import { KindFilter } from '../components/kind-filter.tsx';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { STATE_FILTERS } from '../state-filters.ts';
import { useCycleActions } from '../use-cycle-actions.tsx';
import { useKindNarrowing } from '../use-kind-narrowing.ts';

type Cycle = Schema<'CycleRow'>;

const CHOICES = {
  filterOptions: STATE_FILTERS,
  sorts: ['nome', 'situacao', 'prazo', 'adesao'],
} as const;

/** The cycles of the company. What the list shows stands in the address. */
export function CyclesScreen() {
  const { staff } = useServices();
  const { kind, narrowings } = useKindNarrowing();
  const cycles = useGridList((page, filter) => {
    const state = STATE_FILTERS.find(({ value }) => value === filter)?.code;
    return listCyclesQuery(staff, {
      query: {
        ...page,
        ...(kind && { idTipoCiclo: kind.code }),
        ...(state && { idSituacaoCiclo: state }),
      },
    });
  }, CHOICES);
  const removal = useRemoval(deleteCycleMutation(staff), {
    nameOf: ({ nmCiclo }: Cycle) => nmCiclo,
    initOf: ({ idCiclo }: Cycle) => ({ params: { query: { idCiclo } } }),
    texts,
  });
  const { actions, add } = useCycleActions(removal.ask);

  return (
    <div className={stack.root}>
      <RecordsHeader section={SECTION.cycles} texts={texts} onAdd={add} />
      <RecordGrid<Cycle>
        section={SECTION.cycles}
        texts={texts}
        onAdd={add}
        exported="ciclos"
        list={cycles}
        columns={cycleColumns}
        narrowings={narrowings}
        filterFields={<KindFilter />}
        rowId={({ idCiclo }) => String(idCiclo)}
        rowName={({ nmCiclo }) => nmCiclo}
        rowActions={actions}
      />
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
