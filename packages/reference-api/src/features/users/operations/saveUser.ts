import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { toUserColumns } from '../user-input.ts';
import { saveUserOf, type UserServices } from '../user-service.ts';

/** Creates or changes a user. */
export function saveUser(services: UserServices): Operation {
  return defineOperation('saveUser', async ({ body }, context) => {
    const id = await saveUserOf(
      context,
      {
        id: body.idUsuario,
        version: body.nrVersao,
        password: body.dsSenha,
        profileIds: [...new Set(body.Perfis.map(({ IdPerfilAcesso }) => IdPerfilAcesso))],
        columns: toUserColumns(body, context.now),
      },
      services,
    );
    return { data: id, msg: String(id) };
  });
}
