import type { Schema } from '@aferir/api-client';
import { cutText } from '@aferir/domain';
import { Avatar } from '@aferir/ui';
import { TitleLines } from '../../../shared/lists/title-lines.tsx';
import styles from './trainings.module.css';

const DESCRIPTION_LENGTH = 50;

/** A training in a grid: cover or initials, title, category and the beginning of its description. */
export function TrainingCell({
  nmTreinamento,
  nmCategoria,
  dsTreinamento,
  urlFoto,
}: Pick<Schema<'ListedTraining'>, 'nmTreinamento' | 'nmCategoria' | 'dsTreinamento' | 'urlFoto'>) {
  return (
    <span className={styles.training}>
      <Avatar name={nmTreinamento} src={urlFoto} />
      <TitleLines
        title={nmTreinamento}
        detail={nmCategoria}
        more={cutText(dsTreinamento, DESCRIPTION_LENGTH)}
      />
    </span>
  );
}
