import { Card } from '@aferir/ui';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import styles from '../performance-report.module.css';
import type { ReviewHeader } from '../performance-report.types.ts';
import { methodTexts } from './review-facts.ts';
import type { SectionProps } from './section-props.ts';

export interface ReviewMethodProps extends SectionProps {
  header: ReviewHeader;
}

/** What the report is, and what its words and colors mean. */
export function ReviewMethod({ header, messages, headingLevel }: ReviewMethodProps) {
  return (
    <Card title={messages.method} headingLevel={levelsBelow(headingLevel).section}>
      <div className={styles.method}>
        {methodTexts(header, messages).map((text) => (
          <p key={text} className={styles.prose}>
            {text}
          </p>
        ))}
      </div>
    </Card>
  );
}
