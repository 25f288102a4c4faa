import type { Schema } from '@aferir/api-client';
import { Card, VisuallyHidden } from '@aferir/ui';
import styles from './calibration.module.css';
import { calibrationMessages as texts } from './calibration-messages.ts';

type Means = Schema<'CalibrationMeans'>;

/** Props of {@link CalibrationMeans}. */
export interface CalibrationMeansProps {
  competencies: readonly Schema<'CalibrationCompetency'>[];
  overall: Means;
  /** What the department is called; undefined where none is chosen, and the cycle stands alone. */
  unit: string | undefined;
  /** Whether they are of another selection, while those of this one are read. */
  isStale: boolean;
}

/** The means of a department by competency beside those of the whole cycle. */
export function CalibrationMeans({ competencies, overall, unit, isStale }: CalibrationMeansProps) {
  const hasUnit = unit !== undefined;
  return (
    <Card title={texts.means} description={texts.meansText}>
      {competencies.length === 0 ? (
        <p className={styles.muted}>{texts.noMeans}</p>
      ) : (
        <>
          <table className={styles.table} aria-busy={isStale}>
            <caption>
              <VisuallyHidden>{texts.means}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.competency}</th>
                {hasUnit ? <th scope="col">{unit}</th> : null}
                <th scope="col">{texts.cycleMean}</th>
                {hasUnit ? <th scope="col">{texts.difference}</th> : null}
              </tr>
            </thead>
            <tbody>
              {competencies.map(({ idCompetencia, nmCompetencia, ...means }) => (
                <MeansRow
                  key={idCompetencia}
                  name={nmCompetencia}
                  means={means}
                  hasUnit={hasUnit}
                />
              ))}
            </tbody>
            <tfoot>
              <MeansRow name={texts.overall} means={overall} hasUnit={hasUnit} />
            </tfoot>
          </table>
          {hasUnit ? null : <p className={styles.hint}>{texts.chooseUnit}</p>}
        </>
      )}
    </Card>
  );
}

interface MeansRowProps {
  name: string;
  means: Means;
  hasUnit: boolean;
}

function MeansRow({ name, means, hasUnit }: MeansRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {hasUnit ? <td>{texts.mean(means.mediaUnidade)}</td> : null}
      <td>{texts.mean(means.mediaCiclo)}</td>
      {hasUnit ? <td>{texts.differenceText(means.diferenca)}</td> : null}
    </tr>
  );
}
