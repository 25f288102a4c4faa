import type { Schema } from '@aferir/api-client';
import { getTrainingReportQuery } from '@aferir/api-client/react';
import { PageHeader } from '@aferir/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { toId } from '../../../shared/address/to-id.ts';
import { withPathOf } from '../../../shared/exports/with-path-of.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import type { ListPage } from '../../../shared/grid/to-list-page.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useListRead } from '../../../shared/grid/use-list-read.ts';
import { NotFoundState } from '../../../shared/states/failure-states.tsx';
import { PersonStateDialog } from '../report/person-state-dialog.tsx';
import { LEARNER_SORTS, ProgressGrid } from '../report/progress-grid.tsx';
import { TrainingReportDownloads } from '../report/report-downloads.tsx';
import { ReportFigures } from '../report/report-figures.tsx';
import { sentText } from '../report/report-texts.ts';
import { ResendDialog } from '../report/resend-dialog.tsx';
import { STATE_FILTERS } from '../report/state-filters.ts';
import { toReportPage } from '../report/training-report.ts';
import { trainingReportMessages as texts } from '../report/training-report-messages.ts';

/** The report of the training that the address names. */
export function TrainingReportScreen() {
  const trainingId = toId(useParams().id ?? null);
  return trainingId === null ? <NotFoundState /> : <Report trainingId={trainingId} />;
}

/** Whom of the list something is asked about. */
interface Asked {
  readonly about: 'state' | 'resend';
  readonly learner: Schema<'TrainingReportRow'>;
}

function Report({ trainingId }: { trainingId: number }) {
  const { staff } = useServices();
  const [query, setQuery] = useGridAddress(
    STATE_FILTERS.map(({ value }) => value),
    LEARNER_SORTS,
  );
  const [asked, setAsked] = useState<Asked>();
  const status = STATE_FILTERS.find(({ value }) => value === query.filter)?.label;
  const path = { idTreinamento: trainingId };
  const list = useListRead(query, (page: ListPage<(typeof LEARNER_SORTS)[number]>) => ({
    ...getTrainingReportQuery(staff, { path, query: { ...page, ...(status && { status }) } }),
    select: toReportPage,
  }));
  const { data, error, isError } = list.read;
  const summary = data?.summary;
  const close = () => setAsked(undefined);

  if (error?.status === 404) return <NotFoundState />;
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffTrainings)}>{texts.back}</BackLink>
      <PageHeader
        title={summary?.nmTreinamento ?? texts.title}
        {...(summary && { description: sentText(summary) })}
        actions={<TrainingReportDownloads trainingId={trainingId} />}
      />
      <ReportFigures trainingId={trainingId} summary={summary} isFailed={isError} />
      <ProgressGrid
        learners={list}
        query={query}
        onQueryChange={setQuery}
        onViewState={(learner) => setAsked({ about: 'state', learner })}
        onResend={(learner) => setAsked({ about: 'resend', learner })}
        asked={withPathOf(list.asked, path)}
      />
      {asked?.about === 'state' ? (
        <PersonStateDialog trainingId={trainingId} learner={asked.learner} onClose={close} />
      ) : null}
      {asked?.about === 'resend' ? (
        <ResendDialog trainingId={trainingId} learner={asked.learner} onClose={close} />
      ) : null}
    </div>
  );
}
