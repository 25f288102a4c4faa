import type { Schema } from '@aferir/api-client';
import { canRequestAgain } from '@aferir/domain';
import { Button, RowButtons, useFocusHeir } from '@aferir/ui';
import { useRef } from 'react';
import type { RequestedPerson } from '../../../shared/requests/request-kind.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Props of {@link RowActions}. */
export interface RowActionsProps {
  employee: Schema<'PerformanceEmployee'>;
  onSend: (person: RequestedPerson) => void;
  /** Opens the requests of a person. */
  onView: (personId: number) => void;
}

/** What can be done about one person: ask, where nothing is under way, and look, where there is something. */
export function RowActions({ employee, onSend, onView }: RowActionsProps) {
  const { idOrganogramaPessoa: id, nmPessoa: name, cdStatus, qtdAvaliacoes } = employee;
  const view = useRef<HTMLButtonElement>(null);
  const noteFocus = useFocusHeir(view);

  return (
    <RowButtons>
      {canRequestAgain(cdStatus) ? (
        <Button
          size="s"
          variant="secondary"
          aria-label={performanceMessages.sendRequestTo(name)}
          onFocus={noteFocus}
          onClick={() => onSend({ id, name })}
        >
          {performanceMessages.sendRequest}
        </Button>
      ) : null}
      {qtdAvaliacoes > 0 ? (
        <Button
          ref={view}
          size="s"
          variant="secondary"
          aria-label={performanceMessages.analysesOf(name)}
          onClick={() => onView(id)}
        >
          {performanceMessages.analyses}
        </Button>
      ) : null}
    </RowButtons>
  );
}
