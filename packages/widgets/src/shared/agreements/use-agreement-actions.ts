import {
  confirmAgreementMutation,
  removeAgreementMutation,
  setAgreementOutcomeMutation,
  writeShown,
} from '@aferir/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '../host/problem-detail.ts';
import { useWidget } from '../host/use-widget.tsx';
import type { OpenAgreement } from './agreements.data.ts';

/** What can be done with an agreement by one press. */
export type AgreementAction = 'confirm' | 'done' | 'give-up' | 'reopen' | 'remove';

/** What is being done, and what became of the last. */
export interface AgreementDoing {
  readonly busy: { readonly id: number; readonly action: AgreementAction } | null;
  /** Why the last one was refused or did not arrive. */
  readonly problem: string | null;
}

const OUTCOMES = { done: 'cumprido', 'give-up': 'encerrado', reopen: 'aberto' } as const;

/** Does with agreements what is pressed, one at a time. */
export function useAgreementActions(
  /** Reads again what is shown: it is no longer this reader's to change. */
  refresh: () => void,
): [AgreementDoing, (agreement: OpenAgreement, action: AgreementAction) => Promise<void>] {
  const { client } = useWidget();
  const queries = useQueryClient();
  const [doing, setDoing] = useState<AgreementDoing>({ busy: null, problem: null });

  async function act(agreement: OpenAgreement, action: AgreementAction) {
    if (doing.busy) return;
    setDoing({ busy: { id: agreement.id, action }, problem: null });
    const body = { idCombinado: agreement.id, nrVersao: agreement.version };
    try {
      if (action === 'confirm')
        await writeShown(queries, confirmAgreementMutation(client), { body });
      else if (action === 'remove') {
        await writeShown(queries, removeAgreementMutation(client), { body });
      } else {
        const ended = { ...body, tpSituacao: OUTCOMES[action] };
        await writeShown(queries, setAgreementOutcomeMutation(client), { body: ended });
      }
      setDoing({ busy: null, problem: null });
    } catch (cause) {
      const problem = problemDetail(cause);
      // What has changed or is gone has been read again by the write.
      if (problem.kind === 'forbidden') refresh();
      setDoing({ busy: null, problem: problem.message });
    }
  }

  return [doing, act];
}
