import { defineOperation } from '../../../operation/operation.ts';
import { setCompetencyActivity as setActivity } from '../competencies/competency-service.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Retires a competency or brings it back. */
export const setCompetencyActivity = defineOperation(
  'setCompetencyActivity',
  async ({ body }, context) => {
    await setActivity(context, { id: body.idCompetencia, isActive: body.flAtiva });
    return { data: null, msg: performanceMessages.saved };
  },
);
