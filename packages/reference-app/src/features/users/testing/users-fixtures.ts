import type { Schema } from '@aferir/api-client';

/** A user in the list. */
export const userRow: Schema<'UserRow'> = {
  idUsuario: 4,
  nmUsuario: 'Mônica Vidal',
  dsEmail: 'monica@empresa.example',
  flAtivo: true,
  flAdministrador: false,
  idPerfilAcesso: 3,
  idOrganogramaPessoa: null,
  urlFoto: null,
  perfis: [{ idPerfilAcesso: 3, nmPerfilAcesso: 'Analista de RH' }],
  convite: null,
};

/** The same with everything that is known. */
export const userReply: Schema<'User'> = {
  idUsuario: 4,
  nmUsuario: 'Mônica Vidal',
  dsLogin: 'monica@empresa.example',
  dsEmail: 'monica@empresa.example',
  flAtivo: true,
  flAdministrador: false,
  flSupervisor: false,
  dtNascimento: '1988-04-02',
  nrCpf: '52998224725',
  nrRg: null,
  dsTelefone: null,
  dsCelular: '11988887777',
  urlFoto: null,
  dsCep: '01310100',
  dsEndereco: null,
  nrNumero: null,
  dsComplemento: null,
  nmBairro: null,
  nmCidade: null,
  nmUf: 'SP',
  idOrganogramaPessoa: null,
  nmOrganogramaPessoa: null,
  flFuncionarioAtivo: null,
  nrVersao: 2,
  convite: null,
  perfis: [
    { idPerfilAcesso: 3, nmPerfilAcesso: 'Analista de RH' },
    { idPerfilAcesso: 88, nmPerfilAcesso: 'Além dos cem' },
  ],
};

/** Who may become an internal user. */
export const linkableEmployee: Schema<'LinkableEmployee'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  dsEmail: 'ana.souza@empresa.example',
  nmCargo: 'Analista',
};
