/** A numbered part of the staff area. */
export interface Section {
  readonly id: SectionId;
  readonly name: string;
  /** The section whose group it sits in. */
  readonly parentId?: SectionId;
}

/** The ids of the sections, by what they hold. */
export const SECTION = {
  home: 1,
  organization: 2,
  positions: 3,
  employees: 4,
  behavioral: 5,
  performance: 6,
  trainings: 7,
  settings: 8,
  institution: 9,
  accessProfiles: 10,
  users: 11,
  games: 12,
  cycles: 13,
  account: 1000,
} as const;

/** The id of a section. */
export type SectionId = (typeof SECTION)[keyof typeof SECTION];

/** Every section, in the order of the sidebar. */
export const SECTIONS: readonly Section[] = [
  { id: SECTION.home, name: 'Início' },
  { id: SECTION.organization, name: 'Organograma' },
  { id: SECTION.positions, name: 'Cargos' },
  { id: SECTION.employees, name: 'Funcionários' },
  { id: SECTION.behavioral, name: 'Comportamental' },
  { id: SECTION.performance, name: 'Desempenho' },
  { id: SECTION.cycles, name: 'Ciclos' },
  { id: SECTION.trainings, name: 'Treinamentos' },
  { id: SECTION.games, name: 'Jogos e Pesquisas' },
  { id: SECTION.settings, name: 'Configuração' },
  { id: SECTION.institution, name: 'Dados Cadastrais', parentId: SECTION.settings },
  { id: SECTION.accessProfiles, name: 'Perfis de Acesso', parentId: SECTION.settings },
  { id: SECTION.users, name: 'Usuários', parentId: SECTION.settings },
  { id: SECTION.account, name: 'Minha Conta' },
];

/** Whether a number is the id of a section. */
export function isSectionId(id: number): id is SectionId {
  return SECTIONS.some((section) => section.id === id);
}
