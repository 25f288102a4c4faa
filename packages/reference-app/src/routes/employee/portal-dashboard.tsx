import { Button } from '@aferir/ui';
import { type DashboardView, EmployeeDashboard, type OpenDetail } from '@aferir/widgets';
import { Link, useNavigate } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useEmployee } from '../../services/use-employee.ts';
import { useTexts } from '../../shared/language/speech-context.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { employeeTexts } from './employee-messages.ts';
import { employeeReportHref } from './employee-report-href.ts';
import { ORIGIN_PARAM, type Origin, RESPONSE_PARAM } from './opened-from.ts';
import styles from './portal-dashboard.module.css';

const ORIGIN_OF: Readonly<Record<DashboardView, Origin>> = {
  full: 'dashboard',
  assessments: 'avaliacoes',
};

/** The dashboard of the signed-in employee. What it opens are pages of the app. */
export function PortalDashboard({ view }: { view: DashboardView }) {
  const { employee, finishes, toasts } = useServices();
  const person = useEmployee();
  const { teamMap } = useTexts(employeeTexts);
  const navigate = useNavigate();

  function open(detail: OpenDetail): boolean {
    void navigate(hrefOf(detail, ORIGIN_OF[view]));
    return false;
  }

  return (
    <WidgetRealm session={employee}>
      <div className={styles.root}>
        {person?.isManager ? (
          <Button asChild variant="secondary" className={styles.team}>
            <Link to={linkTo(paths.employeeTeam)}>{teamMap}</Link>
          </Button>
        ) : null}
        <EmployeeDashboard
          view={view}
          headingLevel={1}
          finishSignal={finishes}
          toasts={toasts}
          onOpen={open}
        />
      </div>
    </WidgetRealm>
  );
}

function hrefOf({ screen, responseId, hs }: OpenDetail, origin: Origin): string {
  switch (screen) {
    case 'self-assessment':
      return linkTo(paths.selfAssessment, { search: { hs } });
    case 'behavioral-questionnaire':
      return linkTo(paths.questionnaire, { search: { hs } });
    case 'evaluation':
      return linkTo(paths.managerEvaluation, { search: taskOf(responseId, hs, origin) });
    case 'feedback':
      return linkTo(paths.managerFeedback, { search: taskOf(responseId, hs, origin) });
    case 'behavioral-report':
      return employeeReportHref('comportamental', responseId, origin);
    case 'report':
      return employeeReportHref('desempenho', responseId, origin);
  }
}

// The link ends with the session that made it; the response's id leads back here after a new sign-in.
function taskOf(responseId: number, hs: string | undefined, origin: Origin) {
  return { avaliacao: hs, [RESPONSE_PARAM]: responseId, [ORIGIN_PARAM]: origin };
}
