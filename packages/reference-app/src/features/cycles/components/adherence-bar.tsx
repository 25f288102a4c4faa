import type { Schema } from '@aferir/api-client';
import { ProgressBar } from '@aferir/ui';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import styles from './adherence-bar.module.css';

/** Props of {@link AdherenceBar}. */
export interface AdherenceBarProps {
  /** Whose adherence it is. */
  name: string;
  counts: Pick<Schema<'CycleCounts'>, 'qtdPessoas' | 'qtdResponderam' | 'percentualAdesao'>;
}

/** How many of those asked have answered, as a bar with its number. */
export function AdherenceBar({
  name,
  counts: { percentualAdesao, qtdPessoas, qtdResponderam },
}: AdherenceBarProps) {
  if (percentualAdesao === null) return <span>{texts.noAdherence}</span>;
  return (
    <span className={styles.root}>
      <ProgressBar
        kind="meter"
        layout="inline"
        label={texts.adherenceOf(name)}
        value={percentualAdesao}
        tone={percentualAdesao === 100 ? 'success' : 'accent'}
      />
      <span className={styles.count}>{texts.answeredOf(qtdResponderam, qtdPessoas)}</span>
    </span>
  );
}
