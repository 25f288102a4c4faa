import { Card } from '@aferir/ui';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import styles from '../behavioral-report.module.css';
import type { OutcomeTexts } from '../behavioral-report.types.ts';
import type { SectionProps } from './section-props.ts';

export interface ReportSummaryProps extends SectionProps {
  texts: PartState<OutcomeTexts>;
  onRetry: () => void;
}

/** The outcome in a few sentences; stands in for the cards too when there are no texts. */
export function ReportSummary({ texts, ...rest }: ReportSummaryProps) {
  const { messages, headingLevel } = rest;
  return (
    <Card title={messages.summary} headingLevel={levelsBelow(headingLevel).section}>
      <ReportPart
        {...rest}
        part={texts}
        loadingLabel={messages.loadingBehaviors}
        emptyLabel={messages.noBehaviors}
        isEmpty={({ summary }) => summary === ''}
      >
        {({ summary }) => <p className={styles.prose}>{summary}</p>}
      </ReportPart>
    </Card>
  );
}

export interface ReportBehaviorsProps extends SectionProps {
  texts: PartState<OutcomeTexts>;
}

/** The five behavior cards. */
export function ReportBehaviors({ texts, messages, headingLevel }: ReportBehaviorsProps) {
  if (texts.status !== 'ready' || texts.data.cards.length === 0) return null;
  const { section, part } = levelsBelow(headingLevel);
  const Heading = `h${section}` as const;
  return (
    <section className={styles.group} aria-label={messages.behaviors}>
      <Heading className={styles.groupTitle}>{messages.behaviors}</Heading>
      <div className={styles.cards}>
        {texts.data.cards.map(({ title, sentences }) => (
          <Card key={title} title={title} headingLevel={part} className={styles.behavior}>
            <ul className={styles.bullets}>
              {sentences.map((sentence) => (
                <li key={sentence} className={styles.bullet}>
                  {sentence}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
