import { asEmployee, type OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { requireOpen } from './questionnaire-service.ts';

/** Makes an answering link to an own open request, which ends with the session; those that were mailed stay. */
export async function createSessionLink(
  { db, company, actor, now }: OperationContext,
  responseId: number,
): Promise<string> {
  const { personId, sessionId } = asEmployee(actor);
  const store = createBehavioralStore(db, company.id);
  const addressed = await store.findForChange(responseId);
  const response = found(addressed?.person_id === personId ? addressed : undefined);
  requireOpen(response);
  const { hash } = await issueLink(
    db,
    {
      response: {
        companyId: company.id,
        kind: 'behavioral',
        responseId,
        personId,
        finishedAt: null,
      },
      role: 'self',
      reason: 'session',
      sessionId,
    },
    now,
  );
  return hash;
}
