import { Avatar, Badge } from '@aferir/ui';
import { requestMessages } from '../requests/request-messages.ts';
import styles from './person-cell.module.css';
import { PersonLink } from './person-link.tsx';

/** Props of {@link PersonCell}. */
export interface PersonCellProps {
  /** Left out where the person has no page to lead to. */
  idOrganogramaPessoa?: number | undefined;
  nmPessoa: string;
  nmCargo: string | null;
  urlFoto: string | null;
  /** Left out where nobody is mailed. */
  dsEmail?: string | null;
  flAtivo: boolean;
}

/** A person in a grid: photo or initials, name, position, and what keeps mails from the person. */
export function PersonCell({
  idOrganogramaPessoa,
  nmPessoa,
  nmCargo,
  urlFoto,
  dsEmail,
  flAtivo,
}: PersonCellProps) {
  const hindrance = hindranceOf(flAtivo, dsEmail);
  return (
    <span className={styles.root}>
      <Avatar name={nmPessoa} src={urlFoto} />
      <span className={styles.names}>
        <span className={styles.name}>
          {idOrganogramaPessoa === undefined ? (
            nmPessoa
          ) : (
            <PersonLink personId={idOrganogramaPessoa}>{nmPessoa}</PersonLink>
          )}
        </span>
        {nmCargo ? <span className={styles.position}>{nmCargo}</span> : null}
        {hindrance ? (
          <span>
            <Badge>{hindrance}</Badge>
          </span>
        ) : null}
      </span>
    </span>
  );
}

function hindranceOf(isActive: boolean, email: string | null | undefined): string | undefined {
  if (!isActive) return requestMessages.skipReasons.inactive;
  return email === undefined || email ? undefined : requestMessages.noEmail;
}
