import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { toProfileReport } from '../disc-serializer.ts';
import { openReport } from '../report/report-service.ts';

/** Reads the report of a finished response. */
export const getDiscProfileReport = defineOperation(
  'getDiscProfileReport',
  async ({ query: { idResposta } }, context) => {
    const { actor, company } = context;
    const isOwnOfLink = actor.kind === 'link' && idResposta === 0;
    const report = await openReport(context, isOwnOfLink ? actor.link.responseId : idResposta);
    return { data: toProfileReport(report, company, behavioralMessages.purpose) };
  },
);
