import { Avatar } from '@aferir/ui';
import styles from './person-cell.module.css';

/** Props of {@link PersonCell}. */
export interface PersonCellProps {
  nmPessoa: string;
  nmCargo: string | null;
  urlFoto: string | null;
}

/** A person in a grid: photo or initials, name, position. */
export function PersonCell({ nmPessoa, nmCargo, urlFoto }: PersonCellProps) {
  return (
    <span className={styles.root}>
      <Avatar name={nmPessoa} src={urlFoto} />
      <span className={styles.names}>
        <span className={styles.name}>{nmPessoa}</span>
        {nmCargo ? <span className={styles.position}>{nmCargo}</span> : null}
      </span>
    </span>
  );
}
