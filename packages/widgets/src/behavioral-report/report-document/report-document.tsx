import type { ComponentProps } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentSheet } from '../../shared/report-document/document-sheet.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile, ReportParts } from '../behavioral-report.types.ts';
import { methodParts } from '../parts/method-parts.ts';
import { certaintyNotes } from '../parts/report-certainty.tsx';
import { DocumentBehaviors } from './document-behaviors.tsx';
import { DocumentCompetencies } from './document-competencies.tsx';
import { DocumentMethod } from './document-method.tsx';
import { DocumentOpening } from './document-opening.tsx';
import { DocumentTraits } from './document-traits.tsx';

export interface ReportDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  profile: BehavioralProfile;
  parts: ReportParts;
}

/** The report as a document for paper. What could not be loaded is left out. */
export function ReportDocument({ profile, parts, ref }: ReportDocumentProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  const { texts, competencies, traits } = parts;
  return (
    <DocumentSheet ref={ref} subject={profile.person} messages={messages}>
      <DocumentOpening
        profile={profile}
        notes={certaintyNotes(profile, messages)}
        summary={texts.status === 'ready' ? texts.data.summary : ''}
      />
      {traits.status === 'ready' && traits.data.length > 0 ? (
        <DocumentTraits groups={traits.data} />
      ) : null}
      {competencies.status === 'ready' && competencies.data.length > 0 ? (
        <DocumentCompetencies competencies={competencies.data} />
      ) : null}
      {texts.status === 'ready' && texts.data.cards.length > 0 ? (
        <DocumentBehaviors cards={texts.data.cards} />
      ) : null}
      <DocumentMethod parts={methodParts(profile, messages)} title={messages.method} />
    </DocumentSheet>
  );
}
