import type { Schema } from '@aferir/api-client';
import { VisuallyHidden } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';
import { changedText } from '../forecast-lists.ts';
import styles from './employee-import.module.css';
import { MoreRows } from './more-rows.tsx';

/** Props of {@link ChangesSection}. */
export interface ChangesSectionProps {
  /** The first ones. */
  changes: Schema<'ImportPreview'>['alteracoes'];
  /** How many there are. */
  count: number;
  /** Hands over all of them. */
  onDownload: () => Promise<void>;
}

/** Says who changes: each field as it is and as it would be. */
export function ChangesSection({ changes, count, onDownload }: ChangesSectionProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={texts.whoChanges}>
      <h4>{texts.whoChanges}</h4>
      <ul className={styles.people}>
        {changes.map(({ nrLinha, nmPessoa, campos }) => (
          <li key={nrLinha}>
            <p className={styles.rowName}>
              <span>{`${nmPessoa} `}</span>
              <span className={styles.muted}>{texts.onLine(nrLinha)}</span>
            </p>
            <ul className={styles.changes}>
              {campos.map(({ tpCampo, dsAntes, dsDepois }) => (
                <li key={tpCampo}>
                  <span className={styles.muted}>{`${texts.fieldNames[tpCampo]}: `}</span>
                  <span className={styles.muted}>{changedText(tpCampo, dsAntes)}</span>
                  <span aria-hidden> → </span>
                  <VisuallyHidden>{` ${texts.becomes} `}</VisuallyHidden>
                  <span className={tpCampo === 'telefone' ? styles.whole : undefined}>
                    {changedText(tpCampo, dsDepois)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <MoreRows
        count={count - changes.length}
        label={texts.downloadChanges(count)}
        onDownload={onDownload}
      />
    </section>
  );
}
