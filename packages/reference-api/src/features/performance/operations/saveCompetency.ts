import { defineOperation } from '../../../operation/operation.ts';
import { toCompetencyValues } from '../competencies/competency-input.ts';
import { saveCompetency as save } from '../competencies/competency-service.ts';

/** Adds a competency or changes one. */
export const saveCompetency = defineOperation('saveCompetency', async ({ body }, context) => {
  const id = await save(context, body.idCompetencia, toCompetencyValues(body));
  return { data: id, msg: String(id) };
});
