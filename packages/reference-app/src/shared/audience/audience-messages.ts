import { counted } from '../lib/counted.ts';

/** What is said where the people are chosen whom something is for. */
export const audienceMessages = {
  found: (count: number) => counted(count, 'funcionário adicionado', 'funcionários adicionados'),
  person: 'Funcionário',
  department: 'Departamento',
  notTold: '-',
  none: 'Nenhum funcionário adicionado',
  add: 'Adicionar Funcionários',
  addPage: 'Adicionar Todos Desta Página',
  addAll: (count: number) => `Adicionar Todos os ${count.toLocaleString('pt-BR')}`,
  limit: (most: number, room: number) => {
    const limit = `Até ${counted(most, 'funcionário pode ser adicionado', 'funcionários podem ser adicionados')}`;
    if (room >= most) return `${limit}.`;
    if (room <= 0) return `${limit}: não cabe mais nenhum.`;
    return `${limit}: ${room === 1 ? 'cabe' : 'cabem'} mais ${room.toLocaleString('pt-BR')}.`;
  },
  remove: 'Remover',
  removePersonNamed: (name: string) => `Remover ${name}`,
  addPerson: 'Adicionar',
  addPersonNamed: (name: string) => `Adicionar ${name}`,
  removeAll: 'Remover Todos',
  removeAllTitle: 'Remover todos os funcionários?',
  removeAllConfirm: (count: number) => `Remover ${counted(count, 'funcionário', 'funcionários')}`,
  candidates: 'Funcionários da empresa',
  searchesCandidates: 'Nome, e-mail, cargo ou departamento',
  candidatesFound: (count: number) => counted(count, 'funcionário ativo', 'funcionários ativos'),
  candidatesFailed: 'Erro ao carregar funcionários.',
  noCandidates: 'Nenhum funcionário ativo',
  noCandidatesText: 'Cadastre os funcionários da empresa para adicioná-los.',
  added: 'Adicionado',
  alreadyAdded: 'já está na lista',
  allAdded: 'Todos já foram adicionados',
  addedNow: (count: number) => counted(count, 'funcionário adicionado', 'funcionários adicionados'),
  close: 'Fechar',
} as const;
