import type { Schema } from '@aferir/api-client';
import { BehavioralReport, PerformanceReport } from '@aferir/widgets';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { BackLink } from '../../shared/frame/back-link.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { employeeMessages } from '../employee/employee-messages.ts';
import { EmployeeShell } from '../employee/employee-shell.tsx';
import { openedFrom, type WayBack } from '../employee/opened-from.ts';
import styles from './report-page.module.css';
import type { StaffReportProps } from './staff-report.tsx';

type ReportType = Schema<'ReportAccess'>['tpRelatorio'];

const HISTORIES: Readonly<Record<ReportType, WayBack>> = {
  comportamental: {
    to: linkTo(paths.employeeBehavioral),
    label: employeeMessages.backToBehavioral,
  },
  desempenho: {
    to: linkTo(paths.employeePerformance),
    label: employeeMessages.backToPerformance,
  },
};

/** The report of a response, for the employee whom it is about or who manages that person. */
export function EmployeeReport({ responseId, type, managerId }: StaffReportProps) {
  const { employee } = useServices();
  const search = useSearch();
  const back = openedFrom(search) ?? HISTORIES[type];
  return (
    <EmployeeShell>
      <div className={styles.root}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <WidgetRealm session={employee}>
          {type === 'desempenho' ? (
            <PerformanceReport responseId={responseId} managerId={managerId} headingLevel={1} />
          ) : (
            <BehavioralReport responseId={responseId} headingLevel={1} />
          )}
        </WidgetRealm>
      </div>
    </EmployeeShell>
  );
}
