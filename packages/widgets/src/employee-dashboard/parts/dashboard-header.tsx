import { Button, IconButton, useDefaultBrandColor, VisuallyHidden } from '@aferir/ui';
import { LogOut, RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import page from '../../shared/page/page.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DashboardUser, DashboardView } from '../employee-dashboard.types.ts';

export interface DashboardHeaderProps {
  user: DashboardUser;
  view: DashboardView;
  heading: RefObject<HTMLHeadingElement | null>;
  isReloading: boolean;
  onReload: () => void;
  onSignOut?: (() => void) | undefined;
}

/** Whose dashboard it is, and what can be done with all of it. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { user, view, heading, isReloading, onReload, onSignOut } = props;
  const { messages } = useWidget<EmployeeDashboardMessages>();
  useDefaultBrandColor(user.color);
  const [firstName = ''] = user.name.trim().split(/\s+/);
  return (
    <header className={styles.header}>
      <div className={page.headline}>
        <StepHeading ref={heading}>
          {view === 'full' ? messages.greeting(firstName) : messages.assessmentsTitle}
        </StepHeading>
        <p className={page.muted}>{purposeOf(props, messages)}</p>
      </div>
      <div className={styles.headerActions}>
        <VisuallyHidden role="status">{isReloading ? messages.reloading : null}</VisuallyHidden>
        <IconButton
          icon={<RefreshCw className={isReloading ? styles.turning : undefined} />}
          label={messages.reload}
          onClick={onReload}
        />
        {onSignOut ? (
          <Button variant="ghost" icon={<LogOut />} onClick={onSignOut}>
            {messages.signOut}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function purposeOf(
  { user, view }: DashboardHeaderProps,
  messages: EmployeeDashboardMessages,
): string {
  if (view === 'assessments') {
    return user.isManager ? messages.assessmentsPurposeOfManager : messages.assessmentsPurpose;
  }
  return user.isManager ? messages.purposeOfManager : messages.purpose;
}
