import { defineOperation } from '../../../operation/operation.ts';
import { toGrants } from '../access-profile-serializer.ts';
import { saveProfile } from '../access-profile-service.ts';

/** Creates or changes a profile. */
export const saveAccessProfile = defineOperation('saveAccessProfile', async ({ body }, context) => {
  const id = await saveProfile(context, {
    id: body.idPerfilAcesso,
    name: body.nmPerfilAcesso,
    description: body.dsPerfilAcesso,
    grants: toGrants(body.Secoes),
    version: body.nrVersao,
  });
  return { data: id, msg: String(id) };
});
