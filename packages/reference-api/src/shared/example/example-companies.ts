import { RIGHTS, SECTION, type SectionGrant } from '@aferir/domain';
import type { CompanyDetail, CompanyRow } from '../../platform/db/company-tables.ts';
import { type ExamplePerson, examplePeople, otherCompanyPeople } from './example-people.ts';

/** An access profile of an example company. */
export interface ExampleProfile {
  description: string;
  grants: readonly SectionGrant[];
}

/** A staff user of an example company. */
export interface ExampleStaffUser {
  login: string;
  name: string;
  isAdministrator?: true;
  /** Name of the access profile. */
  profile?: string;
  /** Name of the person whom an internal user is. */
  person?: string;
}

/** A company to seed. */
export interface ExampleCompany {
  /** Which of the two it is: the one that the product is shown with, or the one beside it. */
  key: 'main' | 'other';
  taxId: string;
  legalName: string;
  tradeName: string;
  /** What else the company tells of itself. */
  details: Pick<CompanyRow, CompanyDetail>;
  logoUrl: string;
  /** `#rrggbb`. */
  brandColor: string | null;
  mailDomain: string;
  /** Origins whose pages may embed the widgets. */
  allowedOrigins: readonly string[];
  people: readonly ExamplePerson[];
  profiles: Readonly<Record<string, ExampleProfile>>;
  staff: readonly ExampleStaffUser[];
}

const everySection: readonly SectionGrant[] = Object.values(SECTION)
  .filter((section) => section < SECTION.settings)
  .map((section) => ({ section, rights: RIGHTS }));

/** Where development servers listen, so that a page under development can embed the widgets. */
const developmentPorts = [3000, 4173, 4200, 5000, 5173, 5500, 8000, 8080];

/** The company that the product is shown with. */
export const exampleCompany: ExampleCompany = {
  key: 'main',
  taxId: '12ABC34501DE35',
  legalName: 'Empresa Exemplo Ltda.',
  tradeName: 'Empresa Exemplo',
  details: {
    short_name: 'Empresa Exemplo',
    email: 'contato@empresa.example',
    phone: '1133334444',
    zip_code: '01310100',
    street: 'Avenida Paulista',
    street_number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    responsible_name: 'Mônica Vidal',
    responsible_title: 'Diretora de Pessoas',
    responsible_email: 'monica.vidal@empresa.example',
    responsible_phone: '11988887777',
  },
  logoUrl: '/exemplos/logos/empresa-exemplo.svg',
  brandColor: '#7c3f98',
  mailDomain: 'empresa.example',
  allowedOrigins: ['localhost', '127.0.0.1'].flatMap((host) =>
    developmentPorts.map((port) => `http://${host}:${port}`),
  ),
  people: examplePeople,
  profiles: {
    'Gestão de Pessoas': { description: 'Tudo, menos a configuração.', grants: everySection },
    'Avaliação Comportamental': {
      description: 'Envia avaliações comportamentais e lê os resultados.',
      grants: [{ section: SECTION.behavioral, rights: ['visualizar', 'incluir'] }],
    },
    Consulta: {
      description: 'Vê todas as seções, sem alterar nada.',
      grants: everySection.map(({ section }) => ({ section, rights: ['visualizar'] })),
    },
  },
  staff: [
    { login: 'admin@empresa.example', name: 'Mônica Vidal', isAdministrator: true },
    { login: 'rh@empresa.example', name: 'Renata Alves', profile: 'Avaliação Comportamental' },
    { login: 'interno@empresa.example', name: 'Letícia Barros', person: 'Letícia Barros' },
  ],
};

/** A second company, so that one can see that companies never meet. */
export const otherCompany: ExampleCompany = {
  key: 'other',
  taxId: '11222333000181',
  legalName: 'Outra Empresa S.A.',
  tradeName: 'Outra Empresa',
  details: {
    short_name: 'Outra Empresa',
    email: 'contato@outra.example',
    phone: '3132321010',
    zip_code: '30130010',
    street: 'Praça Sete de Setembro',
    street_number: '20',
    district: 'Centro',
    city: 'Belo Horizonte',
    state: 'MG',
    responsible_name: 'Sandra Pimentel',
    responsible_title: 'Sócia',
    responsible_email: 'sandra.pimentel@outra.example',
    responsible_phone: '31977776666',
  },
  logoUrl: '/exemplos/logos/outra-empresa.svg',
  brandColor: null,
  mailDomain: 'outra.example',
  allowedOrigins: [],
  people: otherCompanyPeople,
  profiles: {},
  staff: [{ login: 'admin@outra.example', name: 'Sandra Pimentel', isAdministrator: true }],
};
