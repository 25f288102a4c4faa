import { linkHashIn } from '@aferir/domain';
import { type CompleteDetail, ManagerEvaluation } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useServices } from '../../services/services-context.tsx';
import { useEmployee } from '../../services/use-employee.ts';
import { toId } from '../../shared/address/to-id.ts';
import { useSpeech, useTexts } from '../../shared/language/speech-context.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { FailureState } from '../../shared/states/failure-states.tsx';
import { Splash } from '../../shared/states/splash.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { EmployeeGate } from './employee-gate.tsx';
import { employeeTexts } from './employee-messages.ts';
import { LeaveWithToast } from './leave-with-toast.tsx';
import { linkedReviewIdQuery } from './linked-review-id-query.ts';
import styles from './manager-task-page.module.css';
import { managerTaskTexts } from './manager-task-texts.ts';
import { ORIGINS, openedFrom, RESPONSE_PARAM, type WayBack } from './opened-from.ts';
import { WayBackLink } from './way-back-link.tsx';

type ManagerTask = 'evaluate' | 'feedback';

/** One task of a manager as a page: full attention, with the way back above it. */
export function ManagerTaskPage({ task }: { task: ManagerTask }) {
  const search = useSearch();
  const back = openedFrom(search) ?? ORIGINS.avaliacoes;
  return (
    <EmployeeGate>
      <header className={styles.back}>
        <WayBackLink {...back} />
      </header>
      <main tabIndex={-1}>
        <LinkedTask task={task} back={back} />
      </main>
    </EmployeeGate>
  );
}

interface LinkedTaskProps {
  task: ManagerTask;
  back: WayBack;
}

/**
 * The address says which response it is about, by its id or by a link; who rates is whoever is
 * signed in. A session that ends in between leads to the sign-in and back here, where the draft of
 * this device waits; its links have ended with it.
 */
function LinkedTask({ task, back }: LinkedTaskProps) {
  const { linksIn, employee, finishes, toasts } = useServices();
  const texts = useTexts(employeeTexts);
  const { feedbackSent, evaluationSent } = useTexts(managerTaskTexts);
  const { language } = useSpeech();
  const managerId = useEmployee()?.id ?? 0;
  const search = useSearch();
  const hash = linkHashIn(search.get('avaliacao'));
  const addressed = toId(search.get(RESPONSE_PARAM));
  const navigate = useNavigate();
  const review = useQuery({
    ...linkedReviewIdQuery(linksIn(language)(hash), managerId),
    enabled: hash !== '' && addressed === null,
  });

  function finish({ sent }: CompleteDetail) {
    finishes.raise();
    toasts.show({ tone: 'success', message: sent === 'feedback' ? feedbackSent : evaluationSent });
    void navigate(back.to, { replace: true });
  }

  const responseId = addressed ?? review.data;
  if (responseId === undefined && !hash) {
    return <LeaveWithToast message={texts.missingHash} />;
  }
  if (responseId !== undefined) {
    return (
      <WidgetRealm session={employee}>
        <ManagerEvaluation
          initialStep={task}
          responseId={responseId}
          headingLevel={1}
          onComplete={finish}
          onClose={() => void navigate(back.to, { replace: true })}
        />
      </WidgetRealm>
    );
  }
  if (!review.error || review.isFetching) return <Splash />;
  if (review.error.isRetryable || review.error.kind === 'unexpected') {
    return <FailureState title={texts.reviewFailed} onRetry={() => void review.refetch()} />;
  }
  return <LeaveWithToast message={texts.reviewNotFound} />;
}
