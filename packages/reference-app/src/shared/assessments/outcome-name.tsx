import { findOutcomeName, NOT_ASSESSED } from '@aferir/domain';
import { ProfileIcon } from '@aferir/widgets';
import { useContentLang } from '../language/use-content-lang.ts';
import styles from './outcome-name.module.css';

/** Props of {@link OutcomeName}. */
export interface OutcomeNameProps {
  name: string | null;
}

/** An outcome with its icon; who has none is 'NÃO AVALIADO'. */
export function OutcomeName({ name }: OutcomeNameProps) {
  const outcome = findOutcomeName(name);
  const content = useContentLang();
  if (!outcome) {
    return (
      <span {...content} className={styles.none}>
        {NOT_ASSESSED}
      </span>
    );
  }
  return (
    <span className={styles.root}>
      <ProfileIcon outcome={outcome} size={28} isDecorative className={styles.icon} />
      <span {...content}>{outcome}</span>
    </span>
  );
}
