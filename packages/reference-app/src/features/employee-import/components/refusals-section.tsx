import type { Schema } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';
import { MoreRows } from './more-rows.tsx';

/** Props of {@link RefusalsSection}. */
export interface RefusalsSectionProps {
  /** The first ones. */
  refusals: Schema<'ImportPreview'>['recusas'];
  /** How many there are. */
  count: number;
  onFix: (refusal: Schema<'ImportRefusal'>) => void;
  /** Hands over all of them. */
  onDownload: () => Promise<void>;
}

/** Says which good rows stay out as things stand in the company, and why. */
export function RefusalsSection({ refusals, count, onFix, onDownload }: RefusalsSectionProps) {
  if (refusals.length === 0) return null;
  return (
    <section aria-label={texts.refused}>
      <h4>{texts.refused}</h4>
      <p className={styles.muted}>{texts.refusedText}</p>
      <ul className={styles.rows}>
        {refusals.map((refusal) => (
          <li key={refusal.nrLinha} className={styles.refusal}>
            <div>
              <p className={styles.rowName}>
                <span>{`${refusal.nmPessoa} `}</span>
                <span className={styles.muted}>{texts.onLine(refusal.nrLinha)}</span>
              </p>
              <p className={styles.fault}>{refusal.dsMotivo}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={texts.fixLine(refusal.nrLinha)}
              onClick={() => onFix(refusal)}
            >
              {texts.fix}
            </Button>
          </li>
        ))}
      </ul>
      <MoreRows
        count={count - refusals.length}
        label={texts.downloadRefusals(count)}
        onDownload={onDownload}
      />
    </section>
  );
}
