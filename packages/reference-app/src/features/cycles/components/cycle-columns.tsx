import type { Schema } from '@aferir/api-client';
import { gridColumnsOf } from '@aferir/ui';
import { TitleLines } from '../../../shared/lists/title-lines.tsx';
import { daysTextOf, kindNameOf, stateOf } from '../cycle-state.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { AdherenceBar } from './adherence-bar.tsx';
import { CycleStateBadge } from './cycle-state-badge.tsx';

const column = gridColumnsOf<Schema<'CycleRow'>>();
/** What the list shows of each cycle. */
export const cycleColumns = column.columns([
  column.accessor('nmCiclo', {
    header: texts.cycle,
    cell: ({ row: { original } }) => (
      <TitleLines title={original.nmCiclo} detail={kindNameOf(original)} />
    ),
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('idSituacaoCiclo', {
    header: texts.state,
    cell: ({ row: { original } }) => <CycleStateBadge state={stateOf(original)} />,
    meta: { width: '140px', sort: 'situacao' },
  }),
  column.accessor('dtPrazo', {
    header: texts.days,
    cell: ({ row: { original } }) => daysTextOf(original),
    meta: { width: '210px', sort: 'prazo' },
  }),
  column.accessor('percentualAdesao', {
    header: texts.adherence,
    cell: ({ row: { original } }) => <AdherenceBar name={original.nmCiclo} counts={original} />,
    meta: { width: '250px', sort: 'adesao' },
  }),
]);
