import type { Schema } from '@aferir/api-client';
import { formatMoney } from '@aferir/domain';
import { gridColumnsOf } from '@aferir/ui';
import { positionsMessages as texts } from '../positions-messages.ts';
import { PositionName, PositionPeopleCount } from './position-links.tsx';
import styles from './positions.module.css';

const column = gridColumnsOf<Schema<'Position'>>();
/** What the list shows of each position. */
export const positionColumns = column.columns([
  column.accessor('nmCargo', {
    header: texts.position,
    cell: ({ row: { original } }) => (
      <span className={styles.position}>
        <PositionName position={original} />
        {original.dsDescricao ? (
          <span className={styles.description}>{original.dsDescricao}</span>
        ) : null}
      </span>
    ),
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('vlPisoSalarial', {
    header: texts.salary,
    cell: ({ getValue }) => {
      const cents = getValue();
      return cents === null ? texts.notTold : formatMoney(cents);
    },
    meta: { width: '150px', sort: 'piso' },
  }),
  column.accessor('nmSenioridade', {
    header: texts.seniority,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
    meta: { width: '150px', sort: 'senioridade' },
  }),
  column.accessor('qtdFuncionarios', {
    header: texts.people,
    cell: ({ row: { original } }) => <PositionPeopleCount position={original} />,
    meta: { width: '120px', sort: 'funcionarios' },
  }),
]);
