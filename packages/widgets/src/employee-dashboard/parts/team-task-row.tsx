import type { TeamTask } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { PersonCell } from '../../shared/cells/index.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { lastDayText } from '../../shared/page/last-day-text.ts';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DirectReport } from '../employee-dashboard.types.ts';
import { isOpening, type PartProps } from './part-props.ts';

export interface TeamTaskRowProps extends Pick<PartProps, 'opening' | 'onOpen'> {
  report: DirectReport;
  task: TeamTask;
}

/** Somebody of the team who waits for this manager, and the way to what they wait for. */
export function TeamTaskRow({ report, task, opening, onOpen }: TeamTaskRowProps) {
  const { messages, language } = useWidget<EmployeeDashboardMessages>();
  const { idResposta: responseId, nmPessoa: person, urlFoto, dtPrazo } = report;
  if (responseId === null) return null;
  const isRating = task === 'evaluate';
  const request: OpenRequest = { screen: isRating ? 'evaluation' : 'feedback', responseId, person };
  const reason = isRating ? messages.awaitsRating : messages.pending(report.competenciasPendentes);
  const until = dtPrazo ? [lastDayText(dtPrazo, messages, language)] : [];
  return (
    <li className={styles.task}>
      <PersonCell name={person} note={[reason, ...until].join(' · ')} photoUrl={urlFoto} />
      <Button isLoading={isOpening(opening, request)} onClick={() => onOpen(request)}>
        {isRating ? messages.evaluatePerson(person) : messages.giveFeedbackTo(person)}
      </Button>
    </li>
  );
}
