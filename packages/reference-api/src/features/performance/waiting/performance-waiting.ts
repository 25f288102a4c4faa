import { PERFORMANCE_STATUS_LABELS, SECTION } from '@aferir/domain';
import { openRequestColumns, readOpenRequests } from '../../../shared/requests/open-requests.ts';
import { readUndeliveredMails } from '../../../shared/requests/undelivered-mails.ts';
import type { WaitingPart } from '../../../shared/requests/waiting-part.ts';
import { awaitedOf, readReviewsWithManagers, withPerson } from './reviews-with-managers.ts';

/** What waits for staff in the performance section. */
export const performanceWaiting: WaitingPart = {
  section: SECTION.performance,
  read: async (context) => {
    const { db, company } = context;
    const [solicitacoes, emailsNaoEntregues, avaliacoesComGestor] = await Promise.all([
      readOpenRequests(context, {
        requests: withPerson(db, company.id).select(openRequestColumns),
        labels: PERFORMANCE_STATUS_LABELS,
      }),
      readUndeliveredMails(context, { kind: 'performance', awaited: awaitedOf(db, company.id) }),
      readReviewsWithManagers(context),
    ]);
    return { desempenho: { solicitacoes, emailsNaoEntregues, avaliacoesComGestor } };
  },
};
