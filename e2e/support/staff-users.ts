import { examplePassword } from './staff.ts';
import { openStaffApi, type StaffApi } from './staff-api.ts';

/** Rights by section id: any of `V`, `I`, `A`, `E` for view, add, change, delete. */
export type RightsBySection = Readonly<Record<number, string>>;

/** A user made for a test. */
export interface MadeUser {
  readonly login: string;
  readonly userId: number;
  readonly profileId: number;
  /** Takes user and profile away again. */
  remove(): Promise<void>;
}

let made = 0;

/** Makes a user with one profile, who has set the password of the example company. */
export async function makeStaffUser(api: StaffApi, rights: RightsBySection): Promise<MadeUser> {
  made += 1;
  const name = `Teste ${process.pid}-${made}`;
  const login = `teste-${process.pid}-${made}@empresa.example`;
  const profileId = await api.post<number>('/PerfilAcesso/Post', {
    idPerfilAcesso: 0,
    nmPerfilAcesso: name,
    dsPerfilAcesso: 'Para um teste.',
    Secoes: Object.entries(rights).map(([idSecao, given]) => ({
      idSecao: Number(idSecao),
      flVisualizar: given.includes('V'),
      flIncluir: given.includes('I'),
      flAlterar: given.includes('A'),
      flExcluir: given.includes('E'),
    })),
  });
  const temporary = 'ipe-amarelo-27';
  const userId = await api.post<number>('/UsuarioPerfil/Post', {
    idUsuario: 0,
    nmUsuario: name,
    dsEmail: login,
    dsSenha: temporary,
    flAdministrador: false,
    flAtivo: true,
    Perfis: [{ IdUsuario: 0, IdPerfilAcesso: profileId }],
  });
  const own = await openStaffApi(api.baseUrl, login, temporary);
  await own.post('/Auth/ChangePassword', { senhaAtual: temporary, senhaNova: examplePassword });
  return {
    login,
    userId,
    profileId,
    remove: async () => {
      await api.delete(`/Usuario/${userId}`);
      await api.delete(`/PerfilAcesso/${profileId}`);
    },
  };
}
