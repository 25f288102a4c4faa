import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { BackLink } from '../../shared/frame/back-link.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { employeeMessages } from '../employee/employee-messages.ts';
import { EmployeeShell } from '../employee/employee-shell.tsx';
import { openedFrom, type WayBack } from '../employee/opened-from.ts';
import { type ReportKind, ReportOfKind } from './report-of-kind.tsx';
import styles from './report-page.module.css';
import type { StaffReportProps } from './staff-report.tsx';

const HISTORIES: Readonly<Record<ReportKind, WayBack>> = {
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
export function EmployeeReport({ kind, ...report }: StaffReportProps) {
  const { employee } = useServices();
  const search = useSearch();
  const back = openedFrom(search) ?? HISTORIES[kind];
  return (
    <EmployeeShell>
      <div className={styles.root}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <WidgetRealm session={employee}>
          <ReportOfKind kind={kind} {...report} />
        </WidgetRealm>
      </div>
    </EmployeeShell>
  );
}
