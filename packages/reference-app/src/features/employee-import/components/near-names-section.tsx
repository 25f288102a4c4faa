import type { Schema } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import { importMessages as texts } from '../employee-import-messages.ts';
import type { Renaming } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';

/** Props of {@link NearNamesSection}. */
export interface NearNamesSectionProps {
  names: Schema<'ImportPreview'>['nomesProximos'];
  /** What they say is being looked at anew. */
  isBusy: boolean;
  onRename: (renaming: Renaming) => void;
}

/** Says which new names are nearly one that is there or new too, and takes that one for all rows. */
export function NearNamesSection({ names, isBusy, onRename }: NearNamesSectionProps) {
  if (names.length === 0) return null;
  return (
    <section aria-label={texts.nearNames}>
      <h4>{texts.nearNames}</h4>
      <ul className={styles.rows}>
        {names.map(({ tpLugar, nmNovo, nmExistente, flTambemNovo, qtdLinhas }) => (
          <li key={`${tpLugar} ${nmNovo}`} className={styles.refusal}>
            <p className={styles.rowName}>
              <span
                className={styles.muted}
              >{`${texts.nearName(tpLugar, nmNovo, qtdLinhas)} `}</span>
              <span>{(flTambemNovo ? texts.meantOfSheet : texts.meant)(nmExistente)}</span>
            </p>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => onRename({ field: tpLugar, from: nmNovo, to: nmExistente })}
            >
              {texts.takeName(nmExistente)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
