import { getBoardReportQuery } from '@aferir/api-client/react';
import { EmptyState, Notice, PageHeader } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { ReportDownloads } from '../../../shared/printing/report-downloads.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { boardMessages as texts } from '../board/board-messages.ts';
import { BoardReportView } from '../board/board-report-view.tsx';
import { BoardSkeleton } from '../board/board-skeleton.tsx';
import { hasResults, spreadsheetOf } from '../board/board-tables.ts';
import { type ChosenReport, chosenReportOf } from '../board/chosen-report.ts';
import { homeOf } from '../section-links.ts';
import { useDashboardFilters } from '../use-dashboard-filters.ts';

/** The report for the board, of what the home was narrowed down to: a department, and months or a cycle. */
export function BoardScreen() {
  const { staff } = useServices();
  const { filters, fault } = useDashboardFilters();
  const { idOrganogramaCargo: _position, ...query } = filters;
  const report = useQuery({ ...getBoardReportQuery(staff, { query }), enabled: fault === null });
  const chosen = report.data && chosenReportOf(report.data, filters);
  return (
    <div className={stack.root}>
      <BackLink to={homeOf(filters)}>{texts.back}</BackLink>
      <PageHeader
        title={texts.title}
        {...(chosen && { description: chosen.selection })}
        {...(chosen && hasResults(chosen.report) && { actions: <Downloads chosen={chosen} /> })}
      />
      {fault ? (
        <Notice tone="warning">{fault}</Notice>
      ) : report.error?.status === 404 ? (
        <Notice tone="warning" title={texts.gone}>
          {texts.goneText}
        </Notice>
      ) : (
        <ReadRecord query={report} failedTitle={texts.failed} skeleton={<BoardSkeleton />}>
          {(read) =>
            hasResults(read) ? (
              <BoardReportView report={read} />
            ) : (
              <EmptyState
                headingLevel={2}
                icon={<ChartNoAxesColumn />}
                title={texts.empty}
                description={texts.emptyText}
              />
            )
          }
        </ReadRecord>
      )}
    </div>
  );
}

function Downloads({ chosen }: { chosen: ChosenReport }) {
  return (
    <ReportDownloads
      read={() => Promise.resolve(chosen)}
      rowsOf={({ report }) => spreadsheetOf(report)}
      fileNameOf={({ day }) => texts.fileName(day.replaceAll('/', '-'))}
      loadPrinted={async () =>
        (await import('../board/printed-board-report.tsx')).PrintedBoardReport
      }
      messages={texts}
    />
  );
}
