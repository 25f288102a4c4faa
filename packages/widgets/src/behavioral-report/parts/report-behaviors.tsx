import { Card } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { BehaviorCard, OutcomeTexts } from '../behavioral-report.types.ts';

export interface ReportSummaryProps {
  texts: PartState<OutcomeTexts>;
  onRetry: () => void;
}

/** The outcome in a few sentences; stands in for the cards too when there are no texts. */
export function ReportSummary({ texts, onRetry }: ReportSummaryProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  return (
    <Card title={messages.summary} headingLevel={levelsBelow(headingLevel).section}>
      <ReportPart
        onRetry={onRetry}
        part={texts}
        loadingLabel={messages.loadingBehaviors}
        emptyLabel={messages.noBehaviors}
        isEmpty={({ summary }) => summary === ''}
      >
        {({ summary }) => (
          <p {...content} className={styles.prose}>
            {summary}
          </p>
        )}
      </ReportPart>
    </Card>
  );
}

export interface ReportBehaviorsProps {
  cards: readonly BehaviorCard[];
}

/** The five behavior cards. */
export function ReportBehaviors({ cards }: ReportBehaviorsProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  const { section, part } = levelsBelow(headingLevel);
  const Heading = `h${section}` as const;
  return (
    <section className={styles.group} aria-label={messages.behaviors}>
      <Heading className={styles.groupTitle}>{messages.behaviors}</Heading>
      <div {...content} className={styles.cards}>
        {cards.map(({ title, sentences }) => (
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
