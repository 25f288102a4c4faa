import { Notice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { RenderManager, ReportContent } from '../performance-report.types.ts';
import { joinNames } from './join-names.ts';
import { ManagerNames } from './manager-names.tsx';
import { type ReportNote, reportNotes } from './report-notes.ts';

export interface ReportNoticesProps {
  report: ReportContent;
  renderManager: RenderManager | undefined;
}

/** What the comparison waits for, leaves out or never got. */
export function ReportNotices({ report, renderManager }: ReportNoticesProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return reportNotes(report, messages).map((note) => (
    <Notice key={note.title} tone={note.tone} title={note.title}>
      {renderManager ? <NamingText {...note} renderManager={renderManager} /> : note.text}
    </Notice>
  ));
}

interface NamingTextProps extends Pick<ReportNote, 'text' | 'named'> {
  renderManager: RenderManager;
}

/** A text in which each name is drawn as the place around has it. */
function NamingText({ text, named = [], renderManager }: NamingTextProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const [people = [], ...others] = named;
  const names = joinNames(
    people.map(({ name }) => name),
    messages.language,
  );
  const at = text.indexOf(names);
  if (at < 0 || names === '') {
    return named.length === 0 ? (
      <span>{text}</span>
    ) : (
      <NamingText text={text} named={others} renderManager={renderManager} />
    );
  }
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <ManagerNames managers={people} renderManager={renderManager} />
      <NamingText
        text={text.slice(at + names.length)}
        named={others}
        renderManager={renderManager}
      />
    </>
  );
}
