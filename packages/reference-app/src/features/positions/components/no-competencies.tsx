import { SECTION } from '@aferir/domain';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

/** Says that the company has no competencies yet, and where those who may add them. */
export function NoCompetencies() {
  const { has } = useSectionRights(SECTION.positions);
  return (
    <p className={styles.hint}>
      <span>{texts.noCompetencies}</span>{' '}
      {has('incluir') ? (
        <Link to={linkTo(paths.staffCompetencies)}>{texts.addCompetencies}</Link>
      ) : (
        <span>{texts.askForCompetencies}</span>
      )}
    </p>
  );
}
