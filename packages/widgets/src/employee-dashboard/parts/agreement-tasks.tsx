import { Button } from '@aferir/ui';
import type { OpenAgreement } from '../../shared/agreements/agreements.data.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

export interface AgreementTasksProps {
  agreements: readonly OpenAgreement[];
  /** Leads to an agreement. */
  onSee: (id: number) => void;
}

/** The agreements that wait for this person to confirm them, and the way to each. */
export function AgreementTasks({ agreements, onSee }: AgreementTasksProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const content = useContentLang();
  const see = messages.seeAgreement;
  return (
    <div className={styles.tasks}>
      <ul className={styles.taskList}>
        {agreements.map(({ id, goal, side, person, manager }) => (
          <li key={id} className={styles.task}>
            <div className={styles.taskFacts}>
              <p {...content} className={styles.taskName}>
                {goal}
              </p>
              <p className={styles.wait}>
                {messages.agreementToConfirm(side === 'manager' ? person : manager)}
              </p>
            </div>
            <Button aria-label={messages.agreements.actionOf(see, goal)} onClick={() => onSee(id)}>
              {see}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
