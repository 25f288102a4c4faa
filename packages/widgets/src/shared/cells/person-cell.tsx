import { Avatar } from '@aferir/ui';
import { useAferir } from '../provider/aferir-provider.tsx';
import { besideApi } from '../provider/beside-api.ts';
import styles from './cells.module.css';

export interface PersonCellProps {
  name: string;
  /** The position; left out where there is none, or a column for it. */
  role?: string | null | undefined;
  photoUrl: string | null;
}

/** Somebody whose review is listed: picture, name and position. */
export function PersonCell({ name, role, photoUrl }: PersonCellProps) {
  const { apiBase } = useAferir();
  return (
    <span className={styles.person}>
      <Avatar name={name} src={photoUrl && besideApi(apiBase, photoUrl)} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {role ? <span className={styles.muted}>{role}</span> : null}
      </span>
    </span>
  );
}
