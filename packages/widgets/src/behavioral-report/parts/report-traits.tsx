import { Card } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { TraitGroup } from '../behavioral-report.types.ts';

export interface ReportTraitsProps {
  traits: PartState<readonly TraitGroup[]>;
  onRetry: () => void;
}

/** The characteristics of the outcome by knowledge group. */
export function ReportTraits({ traits, onRetry }: ReportTraitsProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  const { section, part } = levelsBelow(headingLevel);
  const Heading = `h${part}` as const;
  return (
    <Card title={messages.traits} headingLevel={section}>
      <ReportPart
        onRetry={onRetry}
        part={traits}
        loadingLabel={messages.loadingBehaviors}
        emptyLabel={messages.noBehaviors}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <div {...content} className={styles.traits}>
            {groups.map(({ name, traits: items }) => (
              <div key={name} className={styles.traitGroup}>
                <Heading className={styles.traitTitle}>{name}</Heading>
                <ul className={styles.bullets}>
                  {items.map((item) => (
                    <li key={item} className={styles.bullet}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </ReportPart>
    </Card>
  );
}
