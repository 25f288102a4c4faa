import { Button } from '@aferir/ui';
import type { OpenAgreement } from '../../shared/agreements/agreements.data.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';

export interface AgreementTaskRowProps {
  agreement: OpenAgreement;
  onSee: () => void;
}

/** An agreement that waits for this person to confirm it, and the way to it. */
export function AgreementTaskRow({ agreement, onSee }: AgreementTaskRowProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const content = useContentLang();
  const { goal, side, person, manager } = agreement;
  const see = messages.seeAgreement;
  return (
    <li className={styles.task}>
      <div className={styles.taskFacts}>
        <p {...content} className={styles.taskName}>
          {goal}
        </p>
        <p className={styles.wait}>
          {messages.agreementToConfirm(side === 'manager' ? person : manager)}
        </p>
      </div>
      <Button aria-label={messages.agreements.actionOf(see, goal)} onClick={onSee}>
        {see}
      </Button>
    </li>
  );
}
