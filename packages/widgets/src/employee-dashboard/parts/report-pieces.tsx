import { PERFORMANCE_STATUS } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { AlignmentBar } from '../../shared/cells/alignment-bar.tsx';
import { PersonCell, StatusCell } from '../../shared/cells/index.ts';
import { toShownStatus } from '../../shared/cells/to-shown-status.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { OpenRequest, ScreenKind } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DirectReport } from '../employee-dashboard.types.ts';
import { isOpening, type PartProps } from './part-props.ts';
import { dateText } from './self-card.tsx';

export interface ReportPieceProps {
  report: DirectReport;
}

/** Picture and name; the position where there is no column for it. */
export function ReportPerson({ report, hasRole }: { report: DirectReport; hasRole: boolean }) {
  const { nmPessoa, nmCargo, urlFoto } = report;
  return <PersonCell name={nmPessoa} position={hasRole ? nmCargo : null} photoUrl={urlFoto} />;
}

/** How far the response is for this manager, since when, and how much feedback is owed. */
export function ReportStatus({ report }: ReportPieceProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { cdStatus, dtEnvio, dtTermino, precisaFeedback } = report;
  const date =
    cdStatus === 0
      ? ''
      : dateText({ status: cdStatus, sentAt: dtEnvio, finishedAt: dtTermino }, messages);
  const pending = precisaFeedback ? messages.pending(report.competenciasPendentes) : '';
  return (
    <StatusCell
      status={toShownStatus(report)}
      labels={messages.statuses}
      notes={[date, pending].filter(Boolean)}
    />
  );
}

/** How far both sides agree, in percent and as a bar; an empty bar before that is known. */
export function ReportAlignment({ report }: ReportPieceProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { nmPessoa, cdStatus, percentualAlinhamento } = report;
  return (
    <AlignmentBar
      percent={percentualAlinhamento}
      status={cdStatus}
      label={messages.alignmentOf(nmPessoa)}
      noData={messages.noAlignment}
      unrated={messages.unrated}
    />
  );
}

/** What can be done about a report: evaluate, give feedback, look at it, or only wait. */
export function ReportActions(
  props: ReportPieceProps & Pick<PartProps, 'opening' | 'onOpen'> & { size: 's' | 'm' },
) {
  const { report, opening, onOpen, size } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { idResposta: responseId, nmPessoa: person } = report;
  const screens = screensOf(report);
  if (screens.length === 0 && report.cdStatus === PERFORMANCE_STATUS.finished) return null;
  if (responseId === null || screens.length === 0) {
    const label =
      report.cdStatus === PERFORMANCE_STATUS.started ? messages.inProgress : messages.waiting;
    return <span className={styles.wait}>{label}</span>;
  }
  return screens.map((screen) => {
    const request: OpenRequest = { screen, responseId, person };
    const label = actionLabel(screen, messages);
    return (
      <Button
        key={screen}
        size={size}
        variant={screen === 'report' ? 'secondary' : 'primary'}
        aria-label={messages.actionFor(label, person)}
        isLoading={isOpening(opening, request)}
        onClick={() => onOpen(request)}
      >
        {label}
      </Button>
    );
  });
}

type ReportScreen = Extract<ScreenKind, 'evaluation' | 'feedback' | 'report'>;

// The server has decided: what it offers here it will not refuse.
function screensOf(report: DirectReport): ReportScreen[] {
  const screens: ReportScreen[] = [];
  if (report.podeAvaliar) screens.push('evaluation');
  if (report.precisaFeedback) screens.push('feedback');
  if (report.podeVerRelatorio) screens.push('report');
  return screens;
}

function actionLabel(screen: ReportScreen, messages: EmployeeDashboardMessages): string {
  if (screen === 'evaluation') return messages.evaluate;
  return screen === 'feedback' ? messages.giveFeedback : messages.view;
}
