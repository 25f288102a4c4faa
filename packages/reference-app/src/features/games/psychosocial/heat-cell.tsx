import type { Schema } from '@aferir/api-client';
import { VisuallyHidden } from '@aferir/ui';
import { decimalText } from '../results/result-texts.ts';
import { BANDS } from './bands.tsx';
import styles from './psychosocial.module.css';
import { changeSign, changeText } from './report-texts.ts';

/** An index with its band, by color, icon and word, and what changed since the round before. */
export function HeatCell({ nrIndice, dsFaixa, nrVariacao }: Schema<'PsychosocialDimension'>) {
  const { name, tone, icon } = BANDS[dsFaixa];
  return (
    <span className={styles.heat} data-tone={tone}>
      <span className={styles.heatIcon} aria-hidden="true">
        {icon}
      </span>
      <b>{decimalText(nrIndice)}</b>
      <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
      {nrVariacao === null ? null : (
        <>
          <span className={styles.heatChange} aria-hidden="true">
            {changeSign(nrVariacao)}
          </span>
          <VisuallyHidden>{`, ${changeText(nrVariacao)}`}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
