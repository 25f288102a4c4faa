import { Button, Card, ConfirmDialog, EmptyState, Notice } from '@aferir/ui';
import { useRef, useState } from 'react';
import { AgreementButtons } from '../../shared/agreements/agreement-buttons.tsx';
import type { AgreementsOfReview, OpenAgreement } from '../../shared/agreements/agreements.data.ts';
import type { WithAgreements } from '../../shared/agreements/agreements.messages.ts';
import styles from '../../shared/agreements/agreements.module.css';
import { OpenAgreementItem } from '../../shared/agreements/open-agreement-item.tsx';
import { useAgreementActions } from '../../shared/agreements/use-agreement-actions.ts';
import { useAgreementHeir } from '../../shared/agreements/use-agreement-heir.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { SaidText } from '../../shared/language/use-said.tsx';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { SelfScore } from '../../shared/score-comparison/score-comparison.ts';
import { AgreementDialog } from './agreement-dialog.tsx';

export interface AgreementsSectionProps {
  responseId: number;
  /** Whose review it is. */
  person: string;
  data: AgreementsOfReview;
  competencies: readonly Pick<SelfScore, 'id' | 'name'>[];
  /** Reads them again. */
  refresh: () => void;
  /** What was read last, maybe after what is shown. */
  latest: () => Promise<AgreementsOfReview>;
}

/** What the person and a manager have agreed on, and where they do. */
export function AgreementsSection(props: AgreementsSectionProps) {
  const { responseId, person, data, competencies, refresh, latest } = props;
  const { messages, headingLevel } = useWidget<WithAgreements>();
  const texts = messages.agreements;
  const [doing, act] = useAgreementActions(refresh);
  const [edited, setEdited] = useState<OpenAgreement | 'new' | null>(null);
  const [removed, setRemoved] = useState<OpenAgreement | null>(null);
  const { section, part } = levelsBelow(headingLevel);
  const card = useRef<HTMLElement>(null);
  const noteFocus = useAgreementHeir(card);

  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={texts.title}
      description={texts.hint}
      headingLevel={section}
    >
      <div className={styles.section}>
        {data.agreements.length === 0 ? (
          <EmptyState title={texts.none} description={texts.noneHint} headingLevel={part} />
        ) : (
          <ul className={styles.list} onFocus={noteFocus}>
            {data.agreements.map((agreement) => (
              <OpenAgreementItem key={agreement.id} agreement={agreement} level={part}>
                <AgreementButtons
                  agreement={agreement}
                  doing={doing}
                  onAct={(action) =>
                    action === 'remove' ? setRemoved(agreement) : void act(agreement, action)
                  }
                  onEdit={() => setEdited(agreement)}
                />
              </OpenAgreementItem>
            ))}
          </ul>
        )}
        {/* Stays mounted: readers announce only what enters an existing region. */}
        <div role="alert">
          {doing.problem ? (
            <Notice tone="danger">
              <SaidText sentence={doing.problem} />
            </Notice>
          ) : null}
        </div>
        {data.canWrite ? (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </div>
        ) : null}
      </div>
      {edited ? (
        <AgreementDialog
          responseId={responseId}
          person={person}
          agreement={edited === 'new' ? null : edited}
          competencies={competencies}
          latest={async (id) => (await latest()).agreements.find((one) => one.id === id)}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={texts.removeTitle}
          message={texts.removeQuestion}
          subject={removed.goal}
          confirmLabel={texts.remove}
          onConfirm={() => {
            void act(removed, 'remove');
            setRemoved(null);
          }}
          onCancel={() => setRemoved(null)}
        />
      ) : null}
    </Card>
  );
}
