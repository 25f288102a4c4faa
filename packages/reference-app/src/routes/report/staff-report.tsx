import type { Schema } from '@aferir/api-client';
import { can, SECTION } from '@aferir/domain';
import { BehavioralReport, PerformanceReport } from '@aferir/widgets';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { BackLink } from '../../shared/frame/back-link.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { SectionGate } from '../staff/section-gate.tsx';
import { shellMessages } from '../staff/shell-messages.ts';
import { StaffShell } from '../staff/staff-shell.tsx';
import styles from './report-page.module.css';

const HOMES = {
  comportamental: {
    section: SECTION.behavioral,
    page: paths.staffBehavioral,
    back: shellMessages.backToBehavioral,
  },
  desempenho: {
    section: SECTION.performance,
    page: paths.staffPerformance,
    back: shellMessages.backToPerformance,
  },
} as const;

/** Props of {@link StaffReport}. */
export interface StaffReportProps {
  responseId: number | undefined;
  /** Which kind of assessment the response is of. */
  type: Schema<'ReportAccess'>['tpRelatorio'];
  /** Compares with this manager alone. */
  managerId: number | undefined;
}

/** The report of a response, for staff. */
export function StaffReport({ responseId, type, managerId }: StaffReportProps) {
  const { staff } = useServices();
  const member = useStaffMember();
  const { section, page, back } = HOMES[type];
  const maySend = member !== null && can(member.permissions, section, 'incluir');
  return (
    <StaffShell section={section}>
      <SectionGate section={section}>
        <div className={styles.root}>
          <BackLink to={linkTo(page)}>{back}</BackLink>
          <WidgetRealm session={staff}>
            {type === 'desempenho' ? (
              <PerformanceReport responseId={responseId} managerId={managerId} headingLevel={1} />
            ) : (
              <BehavioralReport responseId={responseId} headingLevel={1} withoutEmail={!maySend} />
            )}
          </WidgetRealm>
        </div>
      </SectionGate>
    </StaffShell>
  );
}
