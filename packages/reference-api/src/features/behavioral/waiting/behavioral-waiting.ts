import { DISC_STATUS_LABELS, SECTION } from '@aferir/domain';
import { sql } from 'kysely';
import type { LinkRole } from '../../../operation/links/links-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countAudience } from '../../../shared/requests/mass-send-audience.ts';
import { openRequestColumns, readOpenRequests } from '../../../shared/requests/open-requests.ts';
import { readUndeliveredMails } from '../../../shared/requests/undelivered-mails.ts';
import type { WaitingPart } from '../../../shared/requests/waiting-part.ts';

/** What waits for staff in the behavioral section. */
export const behavioralWaiting: WaitingPart = {
  section: SECTION.behavioral,
  read: async (context) => {
    const { db, company } = context;
    const [solicitacoes, emailsNaoEntregues, neverAssessed] = await Promise.all([
      readOpenRequests(context, {
        requests: openResponses(db, company.id).select(openRequestColumns),
        labels: DISC_STATUS_LABELS,
      }),
      readUndeliveredMails(context, { kind: 'behavioral', awaited: awaited(db, company.id) }),
      countAudience(db, { companyId: company.id, table: 'disc_response', onlyWithoutResult: true }),
    ]);
    return {
      comportamental: { solicitacoes, emailsNaoEntregues, qtdSemResultado: neverAssessed.asked },
    };
  },
};

function openResponses(db: Db, companyId: number) {
  return db
    .selectFrom('disc_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null);
}

/** The people whose answers are waited for. */
function awaited(db: Db, companyId: number) {
  return openResponses(db, companyId).select([
    'id as response_id',
    'person_id',
    'person_id as awaited_id',
    sql.lit<LinkRole>('self').as('role'),
  ]);
}
