import type { Schema } from '@aferir/api-client';
import { formatDateTime } from '@aferir/domain';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import styles from './calibration.module.css';
import { calibrationMessages as texts } from './calibration-messages.ts';

/** Props of the parts of a score. */
export interface ScorePartProps {
  score: Schema<'ScoreCalibration'>;
}

/** What each manager gave, what that comes to, and what stands. */
export function ManagersScores({ score }: ScorePartProps) {
  const { gestores, mediaGestores, nrNota } = score;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{texts.managers}</h3>
      <dl className={styles.facts}>
        {gestores.map(({ idOrganogramaGestor, nmGestor, notaGestor }) => (
          <div key={idOrganogramaGestor} className={styles.fact}>
            <dt>
              <PersonLink personId={idOrganogramaGestor}>{nmGestor}</PersonLink>
            </dt>
            <dd>{notaGestor}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{texts.managersMean}</dt>
          <dd>{texts.mean(mediaGestores)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{texts.standing}</dt>
          <dd>{nrNota ?? texts.mean(mediaGestores)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Every change of a score with its reason, the last one first. */
export function ScoreHistory({ score: { historico } }: ScorePartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{texts.history}</h3>
      {historico.length === 0 ? (
        <p className={styles.muted}>{texts.noHistory}</p>
      ) : (
        <ol className={styles.changes}>
          {historico.map(
            ({ idAlteracao, nrNotaAnterior, nrNota: after, dsMotivo, nmUsuario, dtAlteracao }) => (
              <li key={idAlteracao}>
                <p>{texts.changed(nrNotaAnterior, after)}</p>
                <p>{dsMotivo}</p>
                <p className={styles.muted}>
                  {texts.changedBy(nmUsuario, formatDateTime(dtAlteracao))}
                </p>
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  );
}
