import { counted } from '../../shared/lib/counted.ts';

/** What the section of cycles says. */
export const cyclesMessages = {
  title: 'Ciclos',
  purpose: 'Avaliações comportamentais e de desempenho para muitas pessoas, com abertura e prazo.',
  found: (count: number) => counted(count, 'ciclo encontrado', 'ciclos encontrados'),
  empty: 'Nenhum ciclo por aqui',
  emptyText:
    'Crie o primeiro: escolha as pessoas, o prazo e os lembretes, e veja quem recebe o quê.',
  searches: 'Nome do ciclo',
  listFailed: 'Erro ao carregar ciclos.',

  cycle: 'Nome',
  state: 'Situação',
  days: 'Período',
  until: (day: string) => `até ${day}`,
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  people: 'Pessoas',
  adherence: 'Adesão',
  adherenceOf: (name: string) => `Adesão em ${name}`,
  noAdherence: '-',
  answeredOf: (answered: number, people: number) =>
    `${answered.toLocaleString('pt-BR')} de ${people.toLocaleString('pt-BR')}`,
  kind: 'Tipo',
  anyKind: 'Todos os tipos',
  kindIs: (kind: string) => `Tipo: ${kind}`,

  add: 'Novo ciclo',
  view: 'Abrir',
  viewOf: (name: string) => `Abrir ${name}`,
  edit: 'Editar',
  remove: 'Excluir',
  removeTitle: 'Excluir ciclo',
  removeText:
    'Tem certeza de que deseja excluir este ciclo? Ninguém recebeu nada por ele ainda, e não há como desfazer.',
  removed: 'Ciclo excluído.',
  removeFailed: 'Não foi possível excluir o ciclo.',
} as const;
