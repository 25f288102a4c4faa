import type { ApiProblem, Schema } from '@aferir/api-client';
import { formatMoney, SECTION } from '@aferir/domain';
import { Button, DataGrid, type GridQuery, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

type Position = Schema<'Position'>;

const column = gridColumnsOf<Position>();
const columns = column.columns([
  column.accessor('idOrganogramaCargo', { header: texts.id, meta: { width: '80px' } }),
  column.accessor('nmCargo', {
    header: texts.position,
    cell: ({ row: { original } }) => (
      <span className={styles.position}>
        <span className={styles.name}>{original.nmCargo}</span>
        {original.dsDescricao ? (
          <span className={styles.description}>{original.dsDescricao}</span>
        ) : null}
      </span>
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('vlPisoSalarial', {
    header: texts.salary,
    cell: ({ getValue }) => {
      const cents = getValue();
      return cents === null ? texts.notTold : formatMoney(cents);
    },
    meta: { width: '150px' },
  }),
  column.accessor('nmSenioridade', {
    header: texts.seniority,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
    meta: { width: '150px' },
  }),
  column.accessor('qtdFuncionarios', { header: texts.people, meta: { width: '120px' } }),
]);

/** Props of {@link PositionsGrid}. */
export interface PositionsGridProps {
  positions: UseQueryResult<Schema<'PositionList'>, ApiProblem>;
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  onAdd: () => void;
  onEdit: (position: Position) => void;
  onShowPeople: (position: Position) => void;
  onRemove: (position: Position) => void;
}

/** The positions, page by page. */
export function PositionsGrid({
  positions,
  query,
  onQueryChange,
  onAdd,
  onEdit,
  onShowPeople,
  onRemove,
}: PositionsGridProps) {
  const { withRight } = useSectionRights(SECTION.positions);
  return (
    <DataGrid<Position>
      title={texts.title}
      countLabel={texts.found}
      columns={columns}
      data={toGridData(positions, texts.listFailed)}
      query={query}
      onQueryChange={onQueryChange}
      rowId={({ idOrganogramaCargo }) => String(idOrganogramaCargo)}
      rowName={({ nmCargo }) => nmCargo}
      rowActions={[
        { id: 'people', label: texts.people, icon: <Users />, onSelect: onShowPeople },
        {
          id: 'edit',
          label: texts.edit,
          icon: <Pencil />,
          onSelect: (position) => withRight('alterar', () => onEdit(position)),
        },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 />,
          isDestructive: true,
          onSelect: (position) => withRight('excluir', () => onRemove(position)),
        },
      ]}
      onReload={() => positions.refetch()}
      addAction={{ label: texts.add, onAdd: () => withRight('incluir', onAdd) }}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to={linkTo(paths.staffCompetencies)}>{texts.competencies}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={linkTo(paths.staffSeniorities)}>{texts.seniorities}</Link>
          </Button>
        </>
      }
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
