import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

/** Says that the company has no competencies yet, and where they are added. */
export function NoCompetencies() {
  return (
    <p className={styles.hint}>
      <span>{texts.noCompetencies}</span>{' '}
      <Link to={linkTo(paths.staffCompetencies)}>{texts.addCompetencies}</Link>
    </p>
  );
}
