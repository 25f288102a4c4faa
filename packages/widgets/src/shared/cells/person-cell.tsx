import { Avatar } from '@aferir/ui';
import { useContentLang } from '../language/use-language.ts';
import { useAferir } from '../provider/aferir-provider.tsx';
import { besideApi } from '../provider/beside-api.ts';
import styles from './cells.module.css';

export interface PersonCellProps {
  name: string;
  /** The position; left out where there is none, or a column for it. */
  position?: string | null | undefined;
  /** What is said of the person here, in place of the position. */
  note?: string | undefined;
  photoUrl: string | null;
}

/** Somebody whose review is listed: picture, name, and position or what is said of them. */
export function PersonCell({ name, position, note, photoUrl }: PersonCellProps) {
  const { apiBase } = useAferir();
  const content = useContentLang();
  return (
    <span className={styles.person}>
      <Avatar name={name} src={photoUrl && besideApi(apiBase, photoUrl)} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {note ? <span className={styles.muted}>{note}</span> : null}
        {position ? (
          <span {...content} className={styles.muted}>
            {position}
          </span>
        ) : null}
      </span>
    </span>
  );
}
