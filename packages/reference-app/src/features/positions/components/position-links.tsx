import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { VIEW_PARAM } from '../../../shared/address/param-names.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { POSITION_PEOPLE } from '../position-place.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

type Position = Schema<'Position'>;

/** What a position is called, which leads those who may edit it to its form. */
export function PositionName({ position }: { position: Position }) {
  const { has } = useSectionRights(SECTION.positions);
  const to = usePositionHref(position);
  if (!has('alterar')) return <span className={styles.name}>{position.nmCargo}</span>;
  return (
    <span className={styles.name}>
      <Link to={to} preventScrollReset className={styles.link}>
        {position.nmCargo}
      </Link>
    </span>
  );
}

/** How many people are in a position, which leads to them. */
export function PositionPeopleCount({ position }: { position: Position }) {
  const to = usePositionHref(position, POSITION_PEOPLE);
  const count = position.qtdFuncionarios;
  const text = count.toLocaleString('pt-BR');
  if (count === 0) return <span>{text}</span>;
  return (
    <Link
      to={to}
      preventScrollReset
      className={styles.link}
      aria-label={texts.peopleIn(count, position.nmCargo)}
    >
      {text}
    </Link>
  );
}

/** The address of a position over the list as it is now. */
function usePositionHref({ idOrganogramaCargo }: Position, view?: string): string {
  const { search } = useAddress();
  const params = new URLSearchParams(search);
  params.delete(VIEW_PARAM);
  return linkTo(paths.staffPositions, {
    params: { id: String(idOrganogramaCargo) },
    search: { ...Object.fromEntries(params), [VIEW_PARAM]: view },
  });
}
