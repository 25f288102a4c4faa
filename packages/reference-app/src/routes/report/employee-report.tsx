import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { EmployeeShell } from '../employee/employee-shell.tsx';
import { openedFrom, type WayBack } from '../employee/opened-from.ts';
import { WayBackLink } from '../employee/way-back-link.tsx';
import { type ReportKind, ReportOfKind } from './report-of-kind.tsx';
import styles from './report-page.module.css';
import type { StaffReportProps } from './staff-report.tsx';

const HISTORIES: Readonly<Record<ReportKind, WayBack>> = {
  comportamental: {
    to: linkTo(paths.employeeBehavioral),
    label: 'backToBehavioral',
  },
  desempenho: {
    to: linkTo(paths.employeePerformance),
    label: 'backToPerformance',
  },
};

/** The report of a response, for the employee whom it is about or who manages that person. */
export function EmployeeReport({ kind, ...report }: StaffReportProps) {
  const { employee } = useServices();
  const search = useSearch();
  return (
    <EmployeeShell>
      <div className={styles.root}>
        <WayBackLink {...(openedFrom(search) ?? HISTORIES[kind])} />
        <WidgetRealm session={employee}>
          <ReportOfKind kind={kind} {...report} />
        </WidgetRealm>
      </div>
    </EmployeeShell>
  );
}
