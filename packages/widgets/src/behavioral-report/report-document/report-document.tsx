import { cutText } from '@aferir/domain';
import type { ComponentProps } from 'react';
import { pageMarks } from '../../shared/pdf/index.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile, ReportParts } from '../behavioral-report.types.ts';
import { methodParts } from '../parts/method-parts.ts';
import { certaintyNotes } from '../parts/report-certainty.tsx';
import { DocumentBehaviors } from './document-behaviors.tsx';
import { DocumentCompetencies } from './document-competencies.tsx';
import { DocumentMethod } from './document-method.tsx';
import { DocumentOpening } from './document-opening.tsx';
import { DocumentTraits } from './document-traits.tsx';
import styles from './report-document.module.css';

const FOOTER_NAME_LENGTH = 60;

export interface ReportDocumentProps extends ComponentProps<'div'> {
  profile: BehavioralProfile;
  parts: ReportParts;
  messages: BehavioralReportMessages;
}

/**
 * The report as a document for paper: always light, as wide as A4, out of sight. The paginator
 * takes it from here. What could not be loaded is left out.
 */
export function ReportDocument({ profile, parts, messages, ref }: ReportDocumentProps) {
  const { texts, competencies, traits } = parts;
  return (
    <div className={styles.offScreen} data-aferir-theme="light" aria-hidden="true" inert>
      <div ref={ref} className={styles.sheet}>
        <div className={styles.flow} {...pageMarks.flow}>
          <DocumentOpening
            profile={profile}
            notes={certaintyNotes(profile, messages)}
            summary={texts.status === 'ready' ? texts.data.summary : ''}
            messages={messages}
          />
          {traits.status === 'ready' && traits.data.length > 0 ? (
            <DocumentTraits groups={traits.data} messages={messages} />
          ) : null}
          {competencies.status === 'ready' && competencies.data.length > 0 ? (
            <DocumentCompetencies competencies={competencies.data} messages={messages} />
          ) : null}
          {texts.status === 'ready' && texts.data.cards.length > 0 ? (
            <DocumentBehaviors cards={texts.data.cards} messages={messages} />
          ) : null}
          <DocumentMethod parts={methodParts(profile, messages)} title={messages.method} />
        </div>
        <div className={styles.footer}>
          <span className={styles.footerText}>
            {messages.title} · {cutText(profile.person, FOOTER_NAME_LENGTH)}
          </span>
          <span className={styles.pageNumber}>
            {messages.page} <span {...pageMarks.pageNumber} /> {messages.pageOf}{' '}
            <span {...pageMarks.pageCount} />
          </span>
        </div>
      </div>
    </div>
  );
}
