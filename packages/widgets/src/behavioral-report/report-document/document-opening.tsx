import { formatDate } from '@aferir/domain';
import { ShareBar } from '@aferir/ui';
import type { CSSProperties } from 'react';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { profileLooks } from '../../shared/disc-profile/profile-look.ts';
import { profileShares } from '../../shared/disc-profile/profile-shares.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentMasthead } from '../../shared/report-document/document-masthead.tsx';
import { DocumentNote } from '../../shared/report-document/document-note.tsx';
import { DocumentSection } from '../../shared/report-document/document-section.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile } from '../behavioral-report.types.ts';
import type { CertaintyNote } from '../parts/report-certainty.tsx';
import styles from './report-document.module.css';

export interface DocumentOpeningProps {
  profile: BehavioralProfile;
  notes: readonly CertaintyNote[];
  summary: string;
}

/** The first page: whose report it is, the outcome, its shares and its summary. */
export function DocumentOpening({ profile, notes, summary }: DocumentOpeningProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  return (
    <>
      <DocumentMasthead
        title={messages.title}
        subtitle={messages.subtitle}
        company={profile.company}
        logoUrl={profile.logoUrl}
      />
      <DocumentHero profile={profile} />
      {notes.map((note) => (
        <DocumentNote key={note.title} {...note} />
      ))}
      <DocumentSection title={messages.distribution}>
        <ShareBar
          label={messages.distribution}
          shares={profileShares(profile.outcome)}
          className={styles.shares}
        />
        <p className={styles.caption}>{`${messages.distributionHint} ${messages.mainDot}`}</p>
      </DocumentSection>
      {summary ? (
        <DocumentSection title={messages.summary}>
          <p className={styles.lead}>{summary}</p>
        </DocumentSection>
      ) : null}
    </>
  );
}

function DocumentHero({ profile }: Pick<DocumentOpeningProps, 'profile'>) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const { primary, secondary, name } = profile.outcome;
  const { soft, text, color } = profileLooks[primary];
  const paint = { '--_soft': soft, '--_text': text, '--_color': color } as CSSProperties;
  return (
    <div className={styles.hero} style={paint}>
      <ProfileIcon outcome={name} size={104} isDecorative />
      <div className={styles.heroText}>
        <p className={styles.person}>{profile.person}</p>
        <p className={styles.profileName}>{primary}</p>
        {secondary ? (
          <p className={styles.secondary}>
            <span>{`${messages.secondary}: `}</span>
            <span className={styles.bold}>{secondary}</span>
          </p>
        ) : null}
        <p className={styles.date}>
          {messages.assessedOn(formatDate(profile.finishedAt, messages.language))}
        </p>
      </div>
    </div>
  );
}
