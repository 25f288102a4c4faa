import { Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from './questionnaire.module.css';

export interface QuestionnaireLoadingProps {
  label: string;
  /** How many answers a question offers. @default 4 */
  rows?: number;
}

/** The shape of a question on its way. */
export function QuestionnaireLoading({ label, rows = 4 }: QuestionnaireLoadingProps) {
  return (
    <SkeletonGroup label={label} className={styles.step}>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="8px" />
      <Skeleton width="80%" height="28px" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} shape="block" height="64px" />
      ))}
    </SkeletonGroup>
  );
}
