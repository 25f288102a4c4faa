import { can, SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { BehavioralReport } from '@aferir/widgets';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { WidgetRealm } from '../../shared/components/widget-realm.tsx';
import { SectionGate } from '../staff/section-gate.tsx';
import { shellMessages } from '../staff/shell-messages.ts';
import { StaffShell } from '../staff/staff-shell.tsx';
import styles from './staff-report.module.css';

/** The report of a response, for staff. */
export function StaffReport({ responseId }: { responseId: number | null }) {
  const { staff } = useServices();
  const member = useStaffMember();
  const canSendEmail = member !== null && can(member.permissions, SECTION.behavioral, 'incluir');
  return (
    <StaffShell>
      <SectionGate>
        <div className={styles.root}>
          <Button asChild variant="ghost" className={styles.back}>
            <Link to={linkTo(paths.staffBehavioral)}>
              <ArrowLeft aria-hidden size={18} />
              {shellMessages.backToBehavioral}
            </Link>
          </Button>
          <WidgetRealm session={staff}>
            <BehavioralReport
              responseId={responseId ?? undefined}
              headingLevel={1}
              canSendEmail={canSendEmail}
            />
          </WidgetRealm>
        </div>
      </SectionGate>
    </StaffShell>
  );
}
