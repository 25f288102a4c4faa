import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { PeopleCount, RecordLink } from '../../../shared/grid/record-link.tsx';
import { POSITION_PEOPLE } from '../position-place.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

type Position = Schema<'Position'>;

/** What a position is called, which leads those who may edit it to its form. */
export function PositionName({ position }: { position: Position }) {
  const { has } = useSectionRights(SECTION.positions);
  const { idOrganogramaCargo, nmCargo } = position;
  if (!has('alterar')) return <span className={styles.name}>{nmCargo}</span>;
  return (
    <span className={styles.name}>
      <RecordLink page={paths.staffPositions} id={idOrganogramaCargo}>
        {nmCargo}
      </RecordLink>
    </span>
  );
}

/** How many people are in a position, which leads to them. */
export function PositionPeopleCount({
  position: { idOrganogramaCargo, nmCargo, qtdFuncionarios },
}: {
  position: Position;
}) {
  return (
    <PeopleCount
      page={paths.staffPositions}
      id={idOrganogramaCargo}
      view={POSITION_PEOPLE}
      count={qtdFuncionarios}
      label={texts.peopleIn(qtdFuncionarios, nmCargo)}
    />
  );
}
