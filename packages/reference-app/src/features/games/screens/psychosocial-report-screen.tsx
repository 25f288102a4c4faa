import type { Schema } from '@aferir/api-client';
import { getPsychosocialReportQuery } from '@aferir/api-client/react';
import { Button, EmptyState, PageHeader } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useParams } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { toId } from '../../../shared/address/to-id.ts';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { Link } from '../../../shared/navigation/link.tsx';
import { ReportDownloads } from '../../../shared/printing/report-downloads.tsx';
import { NotFoundState } from '../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { DepartmentHeat } from '../psychosocial/department-heat.tsx';
import { DimensionsChart } from '../psychosocial/dimensions-chart.tsx';
import styles from '../psychosocial/psychosocial.module.css';
import { psychosocialMessages as texts } from '../psychosocial/psychosocial-messages.ts';
import { ReportFigures } from '../psychosocial/report-figures.tsx';
import { ReportNotice } from '../psychosocial/report-notice.tsx';
import { ReportSkeleton } from '../psychosocial/report-skeleton.tsx';
import { inventoryRows, stateText } from '../psychosocial/report-texts.ts';
import { RiskInventory } from '../psychosocial/risk-inventory.tsx';
import { RoundTrend } from '../psychosocial/round-trend.tsx';

type Report = Schema<'PsychosocialReport'>;

/** The report of psychosocial risk of the survey that the address names. */
export function PsychosocialReportScreen() {
  const gameId = toId(useParams().id ?? null);
  return gameId === null ? <NotFoundState /> : <PsychosocialReport gameId={gameId} />;
}

function PsychosocialReport({ gameId }: { gameId: number }) {
  const { staff } = useServices();
  const query = useQuery(getPsychosocialReportQuery(staff, { path: { idJogo: gameId } }));
  const report = query.data;

  if (query.error?.status === 404) return <NotFoundState />;
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffGames)}>{texts.back}</BackLink>
      <PageHeader
        title={report?.nmJogo ?? texts.title}
        {...(report && { description: stateText(report) })}
        {...(report?.flDisponivel && { actions: <Actions report={report} /> })}
      />
      <ReadRecord query={query} failedTitle={texts.loadFailed} skeleton={<ReportSkeleton />}>
        {(read) => (
          <>
            <ReportNotice text={read.dsAviso} />
            {read.flDisponivel ? (
              <Findings report={read} />
            ) : (
              <EmptyState
                icon={<Lock />}
                headingLevel={2}
                title={texts.hiddenTitle}
                description={read.dsMotivo ?? texts.hiddenFallback}
              />
            )}
          </>
        )}
      </ReadRecord>
    </div>
  );
}

function Findings({ report }: { report: Report }) {
  const filesOf = useChartFiles();
  return (
    <>
      <ReportFigures report={report} />
      <div className={styles.chart}>
        <DimensionsChart
          dimensions={report.dimensoes}
          files={filesOf(`${report.nmJogo} ${texts.dimensions}`)}
        />
      </div>
      <DepartmentHeat report={report} />
      <RoundTrend report={report} />
      <RiskInventory risks={report.inventario} />
    </>
  );
}

function Actions({ report }: { report: Report }) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={linkTo(paths.staffGameResults, { params: { id: String(report.idJogo) } })}>
          {texts.results}
        </Link>
      </Button>
      <ReportDownloads
        read={() => Promise.resolve(report)}
        csv={{
          rowsOf: inventoryRows,
          fileNameOf: ({ nmJogo, nrRodada }) => texts.fileName(toFileName(nmJogo), nrRodada),
          label: texts.csv,
          failedText: texts.csvFailed,
        }}
        loadPrinted={async () => (await import('../psychosocial/printed-report.tsx')).PrintedReport}
        messages={texts}
      />
    </>
  );
}
