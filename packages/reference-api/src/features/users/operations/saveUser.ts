import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { Passwords } from '../../../sessions/password.ts';
import { toUserColumns } from '../user-input.ts';
import { saveUserOf } from '../user-service.ts';

/** Creates or changes a user. */
export function saveUser(passwords: Passwords): Operation {
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
      passwords,
    );
    return { data: id, msg: String(id) };
  });
}
