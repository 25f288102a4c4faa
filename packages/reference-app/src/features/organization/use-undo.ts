import type { Schema } from '@aferir/api-client';
import {
  getLastOrganizationChangeQuery,
  undoOrganizationChangeMutation,
} from '@aferir/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useToldMutation } from '../../shared/writes/use-told-mutation.ts';
import { organizationMessages as texts } from './organization-messages.ts';

/** What it takes to undo changes of the chart. */
export interface Undo {
  /** The last one of this user's, if it can still be undone. */
  readonly change: Schema<'OrganizationChange'> | null | undefined;
  readonly isUndoing: boolean;
  readonly takeBack: (changeId: number) => void;
  /** Tells of a change that is done, with a way to undo it. */
  readonly tell: (message: string) => void;
}

/** Undoes changes of the chart. */
export function useUndo(): Undo {
  const { staff, toasts } = useServices();
  const queries = useQueryClient();
  const reading = getLastOrganizationChangeQuery(staff);
  const { data: change } = useQuery(reading);
  const undo = useToldMutation(undoOrganizationChangeMutation(staff), {
    done: texts.undone,
    failed: texts.undoFailed,
  });
  const takeBack = (idAlteracao: number) => undo.mutate({ body: { idAlteracao } });

  function tell(message: string) {
    const latest = queries.getQueryData(reading.queryKey);
    // A change that has changed nothing is none: what was done before it stays.
    const isNew = latest && latest.idAlteracao !== change?.idAlteracao;
    toasts.show({
      tone: 'success',
      message,
      ...(isNew && {
        action: { label: texts.undo, onSelect: () => takeBack(latest.idAlteracao) },
      }),
    });
  }

  return { change, isUndoing: undo.isPending, takeBack, tell };
}
