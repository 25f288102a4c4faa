import type { Schema } from '../call-types.ts';

const MINUTES_10 = 600;

/** An access token as the API makes them, good for ten minutes from some second on. */
export function fakeAccessToken(subject: string, issuedAt = 1_780_000_000): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const payload = { sub: subject, iat: issuedAt, exp: issuedAt + MINUTES_10 };
  return `${part({ alg: 'none' })}.${part(payload)}.assinatura`;
}

/** A staff session that may see and send behavioral assessments. */
export const staffSession: Schema<'StaffSession'> = {
  token: {
    accessToken: fakeAccessToken('rh'),
    expiration: '2026-11-20T13:10:00.000Z',
    refreshToken: 'renovacao-rh-1',
    idOrganogramaPessoa: null,
    idCliente: 1,
    nmUsuario: 'Renata Alves',
    dsEmail: 'rh@empresa.example',
    precisaTrocarSenha: false,
  },
  permissions: {
    flAdministrador: false,
    secoes: [
      { idSecao: 5, flVisualizar: true, flIncluir: true, flAlterar: true, flExcluir: false },
    ],
  },
  errorMessage: null,
};

/** An employee's session. */
export const employeeSession: Schema<'EmployeeSession'> = {
  token: {
    accessToken: fakeAccessToken('bruno'),
    expiration: '2026-11-20T13:10:00.000Z',
    refreshToken: 'renovacao-bruno-1',
    idOrganogramaPessoa: 42,
    idCliente: 1,
    nmPessoa: 'Bruno Lima',
    dsEmail: 'bruno.lima@empresa.example',
    precisaTrocarSenha: false,
  },
  permissions: { flAdministrador: false, secoes: [] },
  errorMessage: null,
};

/** The signed-in staff user. */
export const staffUser: Schema<'StaffUser'> = {
  idUsuario: 3,
  idCliente: 1,
  idOrganogramaPessoa: null,
  urlFoto: null,
  nmCliente: 'Empresa Exemplo Ltda.',
  nmNomeFantasia: 'Empresa Exemplo',
  dtVigenciaContrato: '2027-12-31',
  dsLogin: 'rh@empresa.example',
  nmUsuario: 'Renata Alves',
  dsEmail: 'rh@empresa.example',
  dsTelefone: null,
  dsCelular: '11987654321',
  dtNascimento: '1988-04-12',
  flSupervisor: false,
  flAdministrador: false,
  precisaTrocarSenha: false,
  permissions: staffSession.permissions,
};

/** The signed-in employee. */
export const employeeUser: Schema<'EmployeeUser'> = {
  idOrganogramaPessoa: 42,
  idCliente: 1,
  nmPessoa: 'Bruno Lima',
  dsEmail: 'bruno.lima@empresa.example',
  nrTelefone: '11912345678',
  tpSexo: 'M',
  nmCargo: 'Analista de Dados',
  nmDepartamento: 'Tecnologia',
  urlFoto: null,
  nmCliente: 'Empresa Exemplo',
  logoUrl: null,
  flGestor: false,
  precisaTrocarSenha: false,
};

/** What anybody may know of the company. */
export const companyPublicInfo: Schema<'CompanyPublicInfo'> = {
  idCliente: 1,
  nome: 'Empresa Exemplo',
  logoUrl: null,
};

/** An answering link of a person who has a password. */
export const linkInfo: Schema<'LinkInfo'> = {
  precisaSenha: false,
  tipo: 'comportamental',
  destino: 'responder',
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
};

/** A person who has no password yet. */
export const linkPerson: Schema<'LinkPerson'> = {
  email: 'carla.dias@empresa.example',
  nome: 'Carla Dias',
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
};
