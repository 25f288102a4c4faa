import { Card } from '@aferir/ui';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import styles from '../behavioral-report.module.css';
import type { TraitGroup } from '../behavioral-report.types.ts';
import type { SectionProps } from './section-props.ts';

export interface ReportTraitsProps extends SectionProps {
  traits: PartState<readonly TraitGroup[]>;
  onRetry: () => void;
}

/** The characteristics of the outcome by knowledge group. */
export function ReportTraits({ traits, ...rest }: ReportTraitsProps) {
  const { messages, headingLevel } = rest;
  const { section, part } = levelsBelow(headingLevel);
  const Heading = `h${part}` as const;
  return (
    <Card title={messages.traits} headingLevel={section}>
      <ReportPart
        {...rest}
        part={traits}
        loadingLabel={messages.loadingBehaviors}
        emptyLabel={messages.noBehaviors}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <div className={styles.traits}>
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
