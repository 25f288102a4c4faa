import type { ReactNode } from 'react';
import styles from './questionnaire.module.css';

export interface QuestionnaireFactProps {
  icon: ReactNode;
  children: ReactNode;
}

/** One line of what is coming, in a list with the class `facts`. */
export function QuestionnaireFact({ icon, children }: QuestionnaireFactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
