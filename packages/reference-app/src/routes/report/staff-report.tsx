import { can, SECTION, type SectionId } from '@aferir/domain';
import { linkTo, type Page, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { BackLink } from '../../shared/frame/back-link.tsx';
import { useAddress } from '../../shared/navigation/navigation.tsx';
import { wayBackIn } from '../../shared/navigation/page-state.ts';
import { PersonLink } from '../../shared/people/person-link.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { SectionGate } from '../staff/section-gate.tsx';
import { shellMessages } from '../staff/shell-messages.ts';
import { StaffShell } from '../staff/staff-shell.tsx';
import { type OpenedReport, type ReportKind, ReportOfKind } from './report-of-kind.tsx';
import styles from './report-page.module.css';

interface Home {
  readonly section: SectionId;
  readonly page: Page;
  readonly back: string;
}

const HOMES: Readonly<Record<ReportKind, Home>> = {
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
};

/** Props of {@link StaffReport}. */
export interface StaffReportProps {
  responseId: number | undefined;
  /** Which kind of assessment the response is of. */
  kind: ReportKind;
  /** Compares with this manager alone. */
  managerId: number | undefined;
}

/** Leads to the manager: a person's page is open to whoever may see the results of a section, as `paths` has it. */
const renderManager: OpenedReport['renderManager'] = ({ id, name }) => (
  <PersonLink personId={id}>{name}</PersonLink>
);

/** The report of a response, for staff. */
export function StaffReport({ kind, ...report }: StaffReportProps) {
  const { staff } = useServices();
  const member = useStaffMember();
  const { section, page, back } = HOMES[kind];
  const from = wayBackIn(useAddress().state)?.to;
  const maySend = member !== null && can(member.permissions, section, 'incluir');
  return (
    <StaffShell section={section}>
      <SectionGate section={section}>
        <div className={styles.root}>
          <BackLink to={from ?? linkTo(page)}>{from ? shellMessages.back : back}</BackLink>
          <WidgetRealm session={staff}>
            <ReportOfKind
              kind={kind}
              {...report}
              withoutEmail={!maySend}
              renderManager={renderManager}
            />
          </WidgetRealm>
        </div>
      </SectionGate>
    </StaffShell>
  );
}
