import { defineOperation } from '../../../operation/operation.ts';
import { savePosition as save } from '../position-service.ts';

/** Creates or changes a position. */
export const savePosition = defineOperation('savePosition', async ({ body }, context) => {
  const id = await save(context, {
    id: body.idOrganogramaCargo,
    name: body.nmCargo,
    description: body.dsDescricao,
    activities: body.dsAtividades,
    salaryCents: body.vlPisoSalarial,
    seniorityId: body.idSenioridade,
    version: body.nrVersao,
  });
  return { data: id, msg: String(id) };
});
