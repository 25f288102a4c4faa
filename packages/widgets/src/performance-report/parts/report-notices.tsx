import { Notice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { RenderManager, ReportContent } from '../performance-report.types.ts';
import { ManagerNames } from './manager-names.tsx';
import { noteText, type ReportNote, reportNotes } from './report-notes.ts';

export interface ReportNoticesProps {
  report: ReportContent;
  renderManager: RenderManager | undefined;
}

/** What the comparison waits for, leaves out or never got. */
export function ReportNotices({ report, renderManager }: ReportNoticesProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return reportNotes(report, messages).map((note) => (
    <Notice key={note.title} tone={note.tone} title={note.title}>
      {renderManager ? (
        <NamingText parts={note.parts} renderManager={renderManager} />
      ) : (
        noteText(note, messages)
      )}
    </Notice>
  ));
}

interface NamingTextProps extends Pick<ReportNote, 'parts'> {
  renderManager: RenderManager;
}

/** A text in which each name is drawn as the place around has it. */
function NamingText({ parts, renderManager }: NamingTextProps) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a sentence have only their place
      <span key={`words ${index}`}>{part}</span>
    ) : (
      <ManagerNames
        key={part.map(({ id }) => id).join()}
        managers={part}
        renderManager={renderManager}
      />
    ),
  );
}
