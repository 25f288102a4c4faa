import { Button } from '@aferir/ui';
import { useWidget } from '../host/use-widget.tsx';
import type { OpenAgreement } from './agreements.data.ts';
import type { WithAgreements } from './agreements.messages.ts';
import type { AgreementAction, AgreementDoing } from './use-agreement-actions.ts';

export interface AgreementButtonsProps {
  agreement: OpenAgreement;
  doing: AgreementDoing;
  onAct: (action: AgreementAction) => void;
  /** Left out where it can't be written. */
  onEdit?: (() => void) | undefined;
}

/** What the reader may do with an agreement. */
export function AgreementButtons({ agreement, doing, onAct, onEdit }: AgreementButtonsProps) {
  const { messages } = useWidget<WithAgreements>();
  const texts = messages.agreements;
  const actions: readonly (readonly [AgreementAction, string, boolean])[] = [
    ['confirm', texts.confirm, agreement.canConfirm],
    ['done', texts.done, agreement.canEnd && agreement.state === 'agreed'],
    ['give-up', texts.giveUp, agreement.canEnd],
    ['reopen', texts.reopen, agreement.canReopen],
    ['remove', texts.remove, agreement.canRemove],
  ];
  return (
    <>
      {actions.map(([action, label, isOffered]) =>
        isOffered ? (
          <Button
            key={action}
            size="s"
            variant={action === 'confirm' ? 'primary' : 'secondary'}
            aria-label={texts.actionOf(label, agreement.goal)}
            isLoading={doing.busy?.id === agreement.id && doing.busy.action === action}
            onClick={() => onAct(action)}
          >
            {label}
          </Button>
        ) : null,
      )}
      {onEdit && agreement.canEdit ? (
        <Button
          size="s"
          variant="secondary"
          aria-label={texts.actionOf(texts.edit, agreement.goal)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      ) : null}
    </>
  );
}
