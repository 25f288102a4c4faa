import { defineOperation } from '../../../operation/operation.ts';
import { endAgreement } from '../agreements/agreement-service.ts';
import { agreementsMessages as texts } from '../agreements/agreements-messages.ts';

const outcomes = {
  cumprido: { outcome: 'done', msg: texts.done },
  encerrado: { outcome: 'given-up', msg: texts.givenUp },
  aberto: { outcome: null, msg: texts.reopened },
} as const;

/** Ends an agreement, or opens it again. */
export const setAgreementOutcome = defineOperation(
  'setAgreementOutcome',
  async ({ body }, context) => {
    const { outcome, msg } = outcomes[body.tpSituacao];
    await endAgreement(context, { id: body.idCombinado, version: body.nrVersao }, outcome);
    return { data: null, msg };
  },
);
