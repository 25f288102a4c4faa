import type { Schema } from '@aferir/api-client';
import { listPositionsQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { PageHeader } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../shared/address/use-record-path.ts';
import stack from '../../../shared/frame/stack.module.css';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { CompanyFigures } from '../components/company-figures.tsx';
import { DeletePositionDialog } from '../components/delete-position-dialog.tsx';
import { PositionDialog } from '../components/position-dialog.tsx';
import { PositionPeopleDialog } from '../components/position-people-dialog.tsx';
import { PositionsGrid } from '../components/positions-grid.tsx';
import { positionsMessages as texts } from '../positions-messages.ts';

const PEOPLE = 'funcionarios';
const COMPETENCIES = 'competencias';

/** The positions of the company. The one that is open stands in the address, and what is looked at of it. */
export function PositionsScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.positions);
  const { id, view, open } = useRecordPath(paths.staffPositions);
  const [query, setQuery] = useGridAddress();
  const [unwanted, setUnwanted] = useState<Schema<'Position'>>();
  const positions = useQuery({
    ...listPositionsQuery(staff, { query: toPageParams(query) }),
    placeholderData: keepPreviousData,
  });
  const close = () => open(null);
  const showsPeople = id !== null && id > 0 && view === PEOPLE;

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <CompanyFigures positions={positions} />
      <PositionsGrid
        positions={positions}
        query={query}
        onQueryChange={setQuery}
        onAdd={() => open(0)}
        onEdit={({ idOrganogramaCargo }) => open(idOrganogramaCargo)}
        onShowPeople={({ idOrganogramaCargo }) => open(idOrganogramaCargo, PEOPLE)}
        onRemove={setUnwanted}
      />
      {showsPeople ? <PositionPeopleDialog key={id} positionId={id} onClose={close} /> : null}
      {id !== null && !showsPeople && has(rightToSave(id)) ? (
        <PositionDialog
          key={id}
          positionId={id}
          tab={view === COMPETENCIES && id > 0 ? 'competencies' : 'form'}
          onTabChange={(tab) => open(id, tab === 'competencies' ? COMPETENCIES : undefined)}
          onClose={close}
        />
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
