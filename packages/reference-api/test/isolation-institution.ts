import type { OperationId } from '../src/operation/operation.ts';
import { type IsolationCase, picture } from './isolation-case.ts';
import type { Caller } from './isolation-scene.ts';

const anyStaff: Caller[] = ['staff of another company', 'staff without the right'];

/** What a company may tell of itself. */
export const companyData = {
  tpPessoa: 'J' as const,
  nrCpfCnpj: '11.444.777/0001-61',
  nmRazaoSocial: 'Padaria Pão & Cia Ltda.',
  nmRazaoSocialAbreviado: 'Padaria Pão',
  nmNomeFantasia: 'Padaria Pão & Cia',
  dsCep: '01310-100',
  dsEmail: 'contato@padaria.example',
  nrTelefone: '(11) 3333-4444',
  nmCidade: 'São Paulo',
  nmUf: 'SP',
  dsEndereco: 'Avenida Paulista',
  nrNumero: '1000',
  nmBairro: 'Bela Vista',
  dsComplemento: '10º andar',
  nmResponsavel: 'Rita Prado',
  dsCargoResponsavel: 'Sócia',
  dsEmailResponsavel: 'rita@padaria.example',
  nrTelefoneResponsavel: '(11) 98888-7777',
  flDisparoEmailDocumento: 'Sim' as const,
  urlLogoSistema: null,
  corMarca: '#0b7a63',
  dominiosAutorizados: ['https://intranet.padaria.example'],
  lstIdiomas: ['es' as const, 'pt-BR' as const],
};

/** Every live operation of the company about itself, and the sending of images. */
export const institutionCases: Partial<Record<OperationId, IsolationCase>> = {
  createCompanyKey: {
    request: () => ({ body: { nmChave: 'Intranet' } }),
    allows: ['staff of another company'],
  },
  listCompanyKeys: { request: () => ({}), allows: ['staff of another company'] },
  revokeCompanyKey: {
    request: ({ companyKey }) => ({ body: { idChave: companyKey.idChave } }),
  },
  getCompanyConfirmed: { request: () => ({}), allows: anyStaff },
  getCompany: { request: () => ({}), allows: ['staff of another company'] },
  saveCompany: { request: () => ({ body: companyData }), allows: ['staff of another company'] },
  getReminderSettings: { request: () => ({}), allows: ['staff of another company'] },
  saveReminderSettings: {
    request: () => ({
      body: { flAtivo: true, qtdDias: 3, qtdMaxima: 3, lstDiasSemana: [1, 2, 3, 4, 5], nrHora: 9 },
    }),
    allows: ['staff of another company'],
  },
  getEmployeePortalLink: { request: () => ({}), allows: ['staff of another company'] },
  findAddressByZipCode: { request: () => ({ query: { nrCep: '01310-100' } }), allows: anyStaff },
  uploadImage: {
    request: () => ({ body: { tpImagem: 'conta', imagem: picture } }),
    allows: anyStaff,
  },
};
