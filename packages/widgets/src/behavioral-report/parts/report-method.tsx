import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import { HowToRead } from '../../shared/report/how-to-read.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { BehavioralProfile } from '../behavioral-report.types.ts';
import { methodParts } from './method-parts.ts';

export interface ReportMethodProps {
  profile: BehavioralProfile;
}

/** How the outcome came about, so that it can be understood and contested. */
export function ReportMethod({ profile }: ReportMethodProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const lang = useContentLang();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  return (
    <HowToRead>
      <div className={styles.method}>
        {methodParts(profile, messages).map(({ title, content, isOfInstrument }) => (
          <div key={title} className={styles.methodPart}>
            <Heading className={styles.traitTitle}>{title}</Heading>
            {typeof content === 'string' ? (
              <p {...(isOfInstrument && lang)} className={styles.prose}>
                {content}
              </p>
            ) : (
              <ul className={styles.bullets}>
                {content.map((point) => (
                  <li key={point} className={styles.bullet}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </HowToRead>
  );
}
