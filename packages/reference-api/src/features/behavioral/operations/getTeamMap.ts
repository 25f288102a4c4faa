import { defineOperation } from '../../../operation/operation.ts';
import { toTeamMap } from '../team/team-map-serializer.ts';
import { openTeamMap } from '../team/team-map-service.ts';

/** Reads where the people of a team stand on the map of profiles. */
export const getTeamMap = defineOperation('getTeamMap', async ({ query }, context) => ({
  data: toTeamMap(await openTeamMap(context, query)),
}));
