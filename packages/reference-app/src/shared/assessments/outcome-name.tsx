import { findOutcomeName } from '@aferir/domain';
import { ProfileIcon } from '@aferir/widgets';
import { useTexts } from '../language/speech-context.tsx';
import { useContentLang } from '../language/use-content-lang.ts';
import { assessmentTexts } from './assessment-messages.ts';
import styles from './outcome-name.module.css';

/** Props of {@link OutcomeName}. */
export interface OutcomeNameProps {
  name: string | null;
}

/** An outcome with its icon; who has none is 'NÃO AVALIADO'. */
export function OutcomeName({ name }: OutcomeNameProps) {
  const outcome = findOutcomeName(name);
  const content = useContentLang();
  const { notAssessed } = useTexts(assessmentTexts);
  if (!outcome) return <span className={styles.none}>{notAssessed}</span>;
  return (
    <span className={styles.root}>
      <ProfileIcon outcome={outcome} size={28} isDecorative className={styles.icon} />
      <span {...content}>{outcome}</span>
    </span>
  );
}
