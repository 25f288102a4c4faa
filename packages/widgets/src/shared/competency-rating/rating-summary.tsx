import { IconButton } from '@aferir/ui';
import { Pencil } from 'lucide-react';
import { useWidget } from '../host/use-widget.tsx';
import { useContentLang } from '../language/use-language.ts';
import styles from './competency-rating.module.css';
import type { ManagerRatingMessages } from './manager-rating.messages.ts';
import type { RatingPosition } from './rated-competency.ts';

export interface RatingSummaryProps {
  /** Every competency with what was chosen. */
  position: RatingPosition;
  onRevise: (competencyId: number) => void;
}

/** What a manager is about to send, with a way back to each score. */
export function RatingSummary({ position, onRevise }: RatingSummaryProps) {
  const { messages } = useWidget<ManagerRatingMessages>();
  const content = useContentLang();
  return (
    <ul className={styles.summary} aria-label={messages.scoreSummary}>
      {position.items.map(({ id, name }) => (
        <li key={id}>
          <span {...content} className={styles.summaryName}>
            {name}
          </span>
          <span className={styles.summaryScore}>{position.chosen[id]}</span>
          <IconButton
            label={messages.reviseScore(name)}
            icon={<Pencil />}
            onClick={() => onRevise(id)}
          />
        </li>
      ))}
    </ul>
  );
}
