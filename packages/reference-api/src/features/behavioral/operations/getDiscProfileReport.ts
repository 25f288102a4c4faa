import type { OperationContext } from '../../../context.ts';
import { forbidden } from '../../../errors/failures.ts';
import { defineOperation } from '../../../operation/operation.ts';
import { digest } from '../../../security/tokens.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { toProfileReport } from '../disc-serializer.ts';
import { openReport } from '../report/report-service.ts';

/** Reads the profile sums of a finished response, with which its report opens. */
export const getDiscProfileReport = defineOperation(
  'getDiscProfileReport',
  async ({ query }, context) => {
    const { actor, company } = context;
    const { idResposta, hsResposta = '0' } = query;
    if (hsResposta !== '0') await requireSameLink(context, hsResposta);
    const isOwnOfLink = actor.kind === 'link' && idResposta === 0;
    const report = await openReport(context, isOwnOfLink ? actor.link.responseId : idResposta);
    return { data: toProfileReport(report, company, behavioralMessages.purpose) };
  },
);

async function requireSameLink({ actor, db }: OperationContext, hash: string): Promise<void> {
  if (actor.kind !== 'link') throw forbidden(behavioralMessages.wrongHash);
  const same = await db
    .selectFrom('link')
    .select('id')
    .where('id', '=', actor.link.id)
    .where('token_hash', '=', digest(hash))
    .executeTakeFirst();
  if (!same) throw forbidden(behavioralMessages.wrongHash);
}
