import { defineOperation } from '../../../operation/operation.ts';
import { saveCompetency as save } from '../competencies/competency-service.ts';

/** Adds a competency or changes one. */
export const saveCompetency = defineOperation('saveCompetency', async ({ body }, context) => {
  const id = await save(context, {
    id: body.idCompetencia,
    code: body.cdCompetencia,
    name: body.nmCompetencia,
    description: body.dsCompetencia,
  });
  return { data: id, msg: String(id) };
});
