import { SECTION } from '@aferir/domain';
import type { ResponseKindInfo } from '../../links/response-kind.ts';

/** Responses to the behavioral questionnaire. */
export const discResponses: ResponseKindInfo = {
  kind: 'behavioral',
  name: 'comportamental',
  section: SECTION.behavioral,
  audit: { subject: 'disc-response', reportOpened: 'disc-report.opened' },
  sentAt: async (db, companyId, ids) => {
    const rows = await db
      .selectFrom('disc_response')
      .where('company_id', '=', companyId)
      .where('id', 'in', [0, ...ids])
      .select(['id', 'sent_at'])
      .execute();
    return new Map(rows.map(({ id, sent_at }) => [id, sent_at]));
  },
};
