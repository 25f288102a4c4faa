import type { Schema } from '@aferir/api-client';
import { listPositionsQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../shared/address/use-record-path.ts';
import stack from '../../../shared/frame/stack.module.css';
import { editAction, removeAction } from '../../../shared/grid/record-actions.tsx';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { CompanyFigures } from '../components/company-figures.tsx';
import { DeletePositionDialog } from '../components/delete-position-dialog.tsx';
import { positionColumns } from '../components/position-columns.tsx';
import type { PositionDialogProps } from '../components/position-dialog.tsx';
import { PositionPeopleDialog } from '../components/position-people-dialog.tsx';
import { POSITION_PEOPLE } from '../position-place.ts';
import { positionsMessages as texts } from '../positions-messages.ts';

// The list would wait for what money is typed with.
const PositionDialog = lazyOr<PositionDialogProps>(
  async () => (await import('../components/position-dialog.tsx')).PositionDialog,
  LostPart,
);

type Position = Schema<'Position'>;

const COMPETENCIES = 'competencias';

/** The positions of the company. The one that is open stands in the address, and what is looked at of it. */
export function PositionsScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.positions);
  const { id, view, open } = useRecordPath(paths.staffPositions);
  const [unwanted, setUnwanted] = useState<Position>();
  const positions = useGridList((page) => listPositionsQuery(staff, { query: page }), {
    sorts: ['nome', 'piso', 'senioridade', 'funcionarios'],
  });
  const from = openedFrom(useAddress());
  const close = () => open(null);
  const showsPeople = id !== null && id > 0 && view === POSITION_PEOPLE;

  return (
    <div className={stack.root}>
      <RecordsHeader
        section={SECTION.positions}
        texts={texts}
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={linkTo(paths.staffCompetencies)} state={from}>
                {texts.competencies}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={linkTo(paths.staffSeniorities)} state={from}>
                {texts.seniorities}
              </Link>
            </Button>
          </>
        }
        onAdd={() => open(0)}
      />
      <CompanyFigures positions={positions.read} />
      <RecordGrid<Position>
        section={SECTION.positions}
        texts={texts}
        onAdd={() => open(0)}
        exported="cargos"
        list={positions}
        columns={positionColumns}
        rowId={({ idOrganogramaCargo }) => String(idOrganogramaCargo)}
        rowName={({ nmCargo }) => nmCargo}
        rowActions={[
          {
            id: 'people',
            right: 'visualizar',
            label: texts.people,
            icon: <Users />,
            onSelect: ({ idOrganogramaCargo }) => open(idOrganogramaCargo, POSITION_PEOPLE),
          },
          editAction({
            label: texts.edit,
            onSelect: ({ idOrganogramaCargo }) => open(idOrganogramaCargo),
          }),
          removeAction({ label: texts.remove, onSelect: setUnwanted }),
        ]}
      />
      {showsPeople ? <PositionPeopleDialog key={id} positionId={id} onClose={close} /> : null}
      {id !== null && !showsPeople && has(rightToSave(id)) ? (
        <Suspense fallback={null}>
          <PositionDialog
            key={id}
            positionId={id}
            tab={view === COMPETENCIES && id > 0 ? 'competencies' : 'form'}
            onTabChange={(tab) => open(id, tab === 'competencies' ? COMPETENCIES : undefined)}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {unwanted ? (
        <DeletePositionDialog
          key={unwanted.idOrganogramaCargo}
          position={unwanted}
          onClose={() => setUnwanted(undefined)}
        />
      ) : null}
    </div>
  );
}
