import { useId } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { AgreementItem, type WithShownAgreements } from './agreement-item.tsx';
import type { ShownAgreement } from './agreements.data.ts';
import styles from './agreements.module.css';

/** Props of {@link EarlierAgreementsList}. */
export interface EarlierAgreementsListProps {
  agreements: readonly ShownAgreement[];
}

/** What was agreed on after the reviews before. */
export function EarlierAgreementsList({ agreements }: EarlierAgreementsListProps) {
  const { messages } = useWidget<WithShownAgreements>();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.earlier}>
      <h2 id={titleId} className={styles.goal}>
        {messages.agreements.earlierTitle}
      </h2>
      <ul className={styles.list}>
        {agreements.map((agreement) => (
          <AgreementItem key={agreement.id} agreement={agreement} level={3} />
        ))}
      </ul>
    </section>
  );
}
