import { formatDate } from '@aferir/domain';
import type { CSSProperties } from 'react';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { profileLooks } from '../../shared/disc-profile/profile-look.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { BehavioralProfile } from '../behavioral-report.types.ts';

export interface ReportHeroProps {
  profile: BehavioralProfile;
}

/** The outcome at a glance. */
export function ReportHero({ profile }: ReportHeroProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const content = useContentLang();
  const { primary, secondary, name } = profile.outcome;
  const Heading = `h${levelsBelow(headingLevel).section}` as const;
  const { soft, text } = profileLooks[primary];
  return (
    <section
      className={styles.hero}
      aria-label={messages.profile}
      style={{ '--_soft': soft, '--_text': text } as CSSProperties}
    >
      <ProfileIcon outcome={name} size={104} className={styles.heroIcon} />
      <div className={styles.heroText}>
        <p className={styles.heroLabel}>{secondary ? messages.primary : messages.profile}</p>
        <Heading {...content} className={styles.heroName}>
          {primary}
        </Heading>
        {secondary ? (
          <p className={styles.heroSecondary}>
            <span className={styles.heroLabel}>{`${messages.secondary}: `}</span>
            <strong {...content} className={styles.strong}>
              {secondary}
            </strong>
          </p>
        ) : null}
        <p className={styles.heroDate}>
          {messages.assessedOn(formatDate(profile.finishedAt, messages.language))}
        </p>
      </div>
    </section>
  );
}
