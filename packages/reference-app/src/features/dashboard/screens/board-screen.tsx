import { addressQueryOf, getBoardReportQuery } from '@aferir/api-client/react';
import { Button, EmptyState, Notice, PageHeader, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, FileSpreadsheet } from 'lucide-react';
import { Suspense } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useListExport } from '../../../shared/exports/use-list-export.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { ReportDownloads } from '../../../shared/printing/report-downloads.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { boardMessages as texts } from '../board/board-messages.ts';
import { BoardReportView } from '../board/board-report-view.tsx';
import { BoardSkeleton } from '../board/board-skeleton.tsx';
import { hasResults } from '../board/board-tables.ts';
import { type ChosenReport, chosenReportOf } from '../board/chosen-report.ts';
import { homeOf } from '../section-links.ts';
import { boardQueryOf, useDashboardFilters } from '../use-dashboard-filters.ts';

// The report comes before what its filters are made of.
const BoardFilters = lazyOr<object>(
  async () => (await import('../board/board-filters.tsx')).BoardFilters,
  LostPart,
);

/** The report for the board, of a department, and months or a cycle. It begins with what the home was narrowed down to. */
export function BoardScreen() {
  const { staff } = useServices();
  const { filters, fault } = useDashboardFilters();
  const query = boardQueryOf(filters);
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
      <Suspense
        fallback={
          <SkeletonGroup label={texts.loadingFilters}>
            <Skeleton shape="block" height="64px" />
          </SkeletonGroup>
        }
      >
        <BoardFilters />
      </Suspense>
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
  const { staff } = useServices();
  const { filters } = useDashboardFilters();
  const { isPending, mutate } = useListExport();
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileSpreadsheet />}
        isLoading={isPending}
        onClick={() =>
          mutate({
            dsLista: 'relatorio-diretoria',
            dsFormato: 'xlsx',
            dsConsulta: addressQueryOf(
              getBoardReportQuery(staff, { query: boardQueryOf(filters) }),
            ),
          })
        }
      >
        {texts.xlsx}
      </Button>
      <ReportDownloads
        read={() => Promise.resolve(chosen)}
        loadPrinted={async () =>
          (await import('../board/printed-board-report.tsx')).PrintedBoardReport
        }
        messages={texts}
      />
    </>
  );
}
