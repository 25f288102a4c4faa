import { defineOperation } from '../../../operation/operation.ts';
import { toProfileValues } from '../access-profile-input.ts';
import { saveProfile } from '../access-profile-service.ts';

/** Creates or changes a profile. */
export const saveAccessProfile = defineOperation('saveAccessProfile', async ({ body }, context) => {
  const saved = { id: body.idPerfilAcesso, version: body.nrVersao };
  const id = await saveProfile(context, saved, toProfileValues(body));
  return { data: id, msg: String(id) };
});
