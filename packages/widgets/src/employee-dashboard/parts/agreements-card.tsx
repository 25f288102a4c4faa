import { Button, Card, Notice } from '@aferir/ui';
import type { FocusEventHandler, Ref } from 'react';
import { AgreementButtons } from '../../shared/agreements/agreement-buttons.tsx';
import agreementStyles from '../../shared/agreements/agreements.module.css';
import { OpenAgreementItem } from '../../shared/agreements/open-agreement-item.tsx';
import { useAgreementActions } from '../../shared/agreements/use-agreement-actions.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { SaidText } from '../../shared/language/use-said.tsx';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { OwnAgreements } from '../employee-dashboard.types.ts';
import { isOpening, type PartProps } from './part-props.ts';

/** Where each agreement stands on the page, by its id. */
export type AgreementPlaces = Map<number, HTMLElement>;

export interface AgreementsCardProps extends PartProps {
  agreements: OwnAgreements;
  /** Kept as they come and go. */
  places: AgreementPlaces;
  cardRef: Ref<HTMLElement>;
  /** Sees where the focus is, to keep it where a button goes. */
  onFocus: FocusEventHandler;
}

/** The open agreements: what waits for this person first, then what is due next. */
export function AgreementsCard(props: AgreementsCardProps) {
  const { agreements, places, cardRef, onFocus, opening, onOpen, onRetry } = props;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const texts = messages.agreements;
  const { section, part } = levelsBelow(headingLevel);
  const [doing, act] = useAgreementActions(onRetry);
  const { first, total } = agreements;
  return (
    <Card ref={cardRef} tabIndex={-1} title={texts.title} headingLevel={section}>
      <div className={agreementStyles.section}>
        <ul className={agreementStyles.list} onFocus={onFocus}>
          {first.map((agreement) => {
            const request: OpenRequest = {
              screen: 'report',
              responseId: agreement.responseId,
              person: agreement.side === 'manager' ? agreement.person : null,
            };
            return (
              <OpenAgreementItem
                key={agreement.id}
                agreement={agreement}
                level={part}
                isPersonHidden={agreement.side === 'person'}
                itemRef={(element) => {
                  if (element) places.set(agreement.id, element);
                  else places.delete(agreement.id);
                }}
              >
                <AgreementButtons
                  agreement={{ ...agreement, canRemove: false }}
                  doing={doing}
                  onAct={(action) => void act(agreement, action)}
                />
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={texts.actionOf(texts.seeReview, agreement.goal)}
                  isLoading={isOpening(opening, request)}
                  onClick={() => onOpen(request)}
                >
                  {texts.seeReview}
                </Button>
              </OpenAgreementItem>
            );
          })}
        </ul>
        {total > first.length ? (
          <p className={page.muted}>{texts.others(total - first.length)}</p>
        ) : null}
        {/* Stays mounted: readers announce only what enters an existing region. */}
        <div role="alert">
          {doing.problem ? (
            <Notice tone="danger">
              <SaidText sentence={doing.problem} />
            </Notice>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

// Loaded together: what waits is told where the agreements stand, too.
export { AgreementTasks } from './agreement-tasks.tsx';
