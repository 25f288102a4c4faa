import type { Schema } from '@aferir/api-client';

/** A company that is confirmed. */
export const company: Schema<'Company'> = {
  idCliente: 1,
  tpPessoa: 'J',
  nrCpfCnpj: '12ABC34501DE35',
  nmRazaoSocial: 'Empresa Exemplo Ltda.',
  nmRazaoSocialAbreviado: 'Empresa Exemplo',
  nmNomeFantasia: 'Empresa Exemplo',
  dsCep: '01310100',
  dsEmail: 'contato@empresa.example',
  nrTelefone: '1133334444',
  nmCidade: 'São Paulo',
  nmUf: 'SP',
  dsEndereco: 'Avenida Paulista',
  nrNumero: '1000',
  nmBairro: 'Bela Vista',
  dsComplemento: null,
  nmResponsavel: 'Renata Alves',
  dsCargoResponsavel: null,
  dsEmailResponsavel: null,
  nrTelefoneResponsavel: null,
  flDisparoEmailDocumento: 'Sim',
  urlLogoSistema: null,
  corMarca: '#0b7a63',
  dominiosAutorizados: ['https://intranet.empresa.example'],
  lstIdiomas: ['pt-BR'],
  flPermiteLocalhost: false,
  flConfirmado: true,
  nrVersao: 3,
};

/** A key that is used. */
export const companyKey: Schema<'CompanyKey'> = {
  idChave: 7,
  nmChave: 'Intranet',
  nmCriador: 'Renata Alves',
  dtCriacao: '2026-11-02T12:00:00.000Z',
  dtUltimoUso: '2026-11-20T12:00:00.000Z',
  dtRevogacao: null,
};

/** Reminders on working days at nine. */
export const reminders: Schema<'ReminderSettings'> = {
  flAtivo: true,
  qtdDias: 3,
  qtdMaxima: 3,
  lstDiasSemana: [1, 2, 3, 4, 5],
  nrHora: 9,
  qtdHoje: 12,
};
