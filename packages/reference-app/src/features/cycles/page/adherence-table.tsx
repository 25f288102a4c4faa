import type { Schema } from '@aferir/api-client';
import { VisuallyHidden } from '@aferir/ui';
import { ListLink } from '../../../shared/navigation/list-link.tsx';
import { AdherenceBar } from '../components/adherence-bar.tsx';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** A part of a cycle with how far its people are. */
export interface AdherencePart {
  readonly id: number;
  readonly name: string;
  /** Said below the name. */
  readonly note?: string | undefined;
  /** How many parts stand above it. */
  readonly level: number;
  readonly counts: Schema<'CycleCounts'>;
  /** The list with its people; undefined where there is none. */
  readonly to: string | undefined;
}

/** Props of {@link AdherenceTable}. */
export interface AdherenceTableProps {
  /** What the table is called. */
  caption: string;
  /** What its parts are. */
  heading: string;
  parts: readonly AdherencePart[];
}

const DEEPEST = 6;

/** How far the people of each part of a cycle are. */
export function AdherenceTable({ caption, heading, parts }: AdherenceTableProps) {
  if (parts.length === 0) return <p className={styles.none}>{texts.noPlaces}</p>;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {heading}
          </th>
          <th scope="col" className={styles.heading}>
            {texts.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, name, note, level, counts, to }) => (
          <tr key={id}>
            <th scope="row" className={styles.name} data-level={Math.min(level, DEEPEST)}>
              {to === undefined ? (
                <span>{name}</span>
              ) : (
                <ListLink to={to} className={styles.link}>
                  {name}
                </ListLink>
              )}
              {note ? <p className={styles.note}>{note}</p> : null}
            </th>
            <td className={styles.share}>
              <AdherenceBar name={name} counts={counts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
