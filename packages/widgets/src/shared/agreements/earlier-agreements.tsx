import { useId } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { AgreementItem, type WithAgreements } from './agreement-item.tsx';
import type { ShownAgreement } from './agreements.data.ts';
import styles from './agreements.module.css';

export interface EarlierAgreementsProps {
  agreements: readonly ShownAgreement[];
}

/** What was agreed on after the reviews before, for whoever begins the next one; nothing where there was none. */
export function EarlierAgreements({ agreements }: EarlierAgreementsProps) {
  const { messages } = useWidget<WithAgreements>();
  const titleId = useId();
  if (agreements.length === 0) return null;
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
