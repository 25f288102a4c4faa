import { defineOperation } from '../../../operation/operation.ts';
import { toTeamPair } from '../team/team-map-serializer.ts';
import { openPair } from '../team/team-map-service.ts';

/** Reads how two people work together. */
export const compareTeamPeople = defineOperation(
  'compareTeamPeople',
  async ({ query: { idPrimeiraPessoa, idSegundaPessoa } }, context) => ({
    data: toTeamPair(await openPair(context, [idPrimeiraPessoa, idSegundaPessoa])),
  }),
);
