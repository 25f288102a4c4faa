import { counted } from '../../shared/lib/counted.ts';
import type { PlaceTexts } from '../../shared/people/place-kind.ts';

/** What the section of positions says. */
export const positionsMessages = {
  title: 'Cargos',
  purpose: 'Os cargos da empresa, o que cada um pede e quem está neles.',
  found: (count: number) =>
    count === 1 ? 'Exibindo 1 cargo encontrado' : `Exibindo ${count} cargos encontrados`,
  figures: 'A empresa em números',
  total: 'Total',
  totalHint: (count: number | undefined) => (count === 1 ? 'cargo' : 'cargos'),
  employees: 'Funcionários',
  employeesHint: (count: number | undefined) => (count === 1 ? 'ativo' : 'ativos'),
  departments: 'Departamentos',
  departmentsHint: 'no organograma',
  competencies: 'Competências',
  seniorities: 'Senioridades',
  empty: 'Nenhum cargo por aqui',
  emptyText: 'Adicione os cargos da empresa para dizer o que cada um pede.',
  searches: 'Nome ou descrição',
  listFailed: 'Erro ao carregar cargos.',
  loadFailed: 'Erro ao carregar o cargo',

  position: 'Cargo',
  salary: 'Piso salarial',
  seniority: 'Senioridade',
  notTold: '-',
  people: 'Funcionários',
  peopleIn: (count: number, position: string) =>
    `${counted(count, 'funcionário', 'funcionários')} em ${position}`,
  edit: 'Editar',
  remove: 'Excluir',
  add: 'Adicionar cargo',
  editTitle: 'Editar Cargo',
  select: 'Selecionar Competências',
  save: 'Adicionar',
  saveEdit: 'Salvar edição',
  saved: 'Salvo com sucesso!',
  saveFailed: 'Erro ao salvar cargo',

  name: 'Nome do cargo',
  description: 'Descrição',
  activities: 'Atividades',
  salaryHint: 'Por mês, em reais.',
  salaryFaults: {
    none: 'Informe um piso salarial maior que zero.',
    'too-high': 'O piso salarial pode ser de até R$ 1.000.000,00.',
  },

  competenciesHint:
    'As avaliações de desempenho de quem está neste cargo perguntam pelas competências selecionadas; sem nenhuma, por todas.',
  senioritySearch: 'Digite o nome da senioridade',
  seniorityEmpty: 'Nenhuma senioridade encontrada.',
  senioritiesFailed: 'Erro ao carregar senioridades',
  competenciesFailed: 'Erro ao carregar competências',
  noCompetencies: 'A empresa ainda não tem competências ativas.',
  addCompetencies: 'Adicionar competências',
  askForCompetencies: 'Peça a quem pode criar cargos e competências que as adicione.',
  chosenCompetencies: (count: number) =>
    count === 0 ? 'todas' : count === 1 ? '1 selecionada' : `${count} selecionadas`,
  competencySaved: (name: string) => `Salvo: ${name}`,
  competencyFailed: (name: string) => `Não foi possível alterar ${name}.`,

  removeTitle: 'Excluir cargo',
  removeText: 'Tem certeza de que deseja remover este item?',
  removed: 'Removido com sucesso.',
  removeFailed: 'Erro ao excluir cargo',
  moveText: (count: number) =>
    count === 1
      ? 'Há 1 pessoa neste cargo. Escolha para qual cargo movê-la.'
      : `Há ${count} pessoas neste cargo. Escolha para qual cargo movê-las.`,
  moveTo: 'Mover para',
  moveSearch: 'Digite o nome do cargo',
  moveEmpty: 'Nenhum outro cargo encontrado.',
  moveAndRemove: (count: number) =>
    count === 1 ? 'Mover 1 pessoa e excluir' : `Mover ${count} pessoas e excluir`,
} as const;

/** What is said of who is in a position, and who in none. */
export const positionPlaceMessages = {
  people: {
    title: 'No cargo',
    found: (count: number) => `Exibindo ${count} funcionário(s) no cargo`,
    empty: 'Ninguém neste cargo',
    emptyText: 'Adicione funcionários que ainda não têm cargo.',
  },
  without: {
    title: 'Sem cargo',
    found: (count: number) =>
      count === 1 ? '1 funcionário sem cargo' : `${count} funcionários sem cargo`,
    empty: 'Ninguém sem cargo',
    emptyText:
      'Todos os funcionários ativos já têm um cargo. Quem muda de cargo é editado em Funcionários.',
  },
  takeOut: {
    action: 'Remover',
    title: 'Remover do cargo',
    question: 'Tem certeza de que deseja remover este item?',
    done: 'Removido com sucesso.',
    failed: 'Erro ao remover do cargo',
  },
  putIn: {
    action: 'Adicionar',
    title: 'Adicionar ao cargo',
    question: 'Tem certeza de que deseja adicionar este funcionário?',
    done: 'Adicionado com sucesso.',
    failed: 'Erro ao adicionar ao cargo',
  },
} satisfies PlaceTexts;

/** What the screens of competencies and seniorities say. */
export const careersMessages = {
  back: 'Cargos',
  edit: (name: string) => `Editar ${name}`,
  orderFailed: 'Erro ao ordenar',
  saved: 'Salvo com sucesso!',
  saveFailed: 'Erro ao salvar',
  add: 'Adicionar',
  saveEdit: 'Salvar edição',

  competencies: 'Competências',
  competenciesPurpose: 'O que as avaliações de desempenho perguntam, na ordem em que perguntam.',
  addCompetency: 'Adicionar competência',
  editCompetency: 'Editar competência',
  code: 'Código',
  codeHint: 'Único na empresa.',
  name: 'Nome',
  description: 'Descrição',
  descriptionHint: 'Quem avalia lê este texto ao lado da competência.',
  retired: 'Desativada',
  retire: (name: string) => `Desativar ${name}`,
  restore: (name: string) => `Reativar ${name}`,
  retireTitle: 'Desativar competência',
  retireText:
    'Ela deixa de aparecer em novas avaliações e nos cargos. As avaliações já enviadas continuam com ela.',
  retireConfirm: 'Desativar competência',
  activityFailed: 'Erro ao alterar a competência',
  inPositions: (count: number) =>
    count === 1 ? 'Selecionada em 1 cargo' : `Selecionada em ${count} cargos`,
  competenciesFailed: 'Erro ao carregar competências',
  noCompetencies: 'Nenhuma competência por aqui',
  noCompetenciesText: 'Adicione o que a empresa avalia no desempenho das pessoas.',

  seniorities: 'Senioridades',
  senioritiesPurpose: 'Os degraus da carreira, do primeiro ao último.',
  addSeniority: 'Adicionar senioridade',
  editSeniority: 'Editar senioridade',
  ofPositions: (count: number) => (count === 1 ? '1 cargo' : `${count} cargos`),
  senioritiesFailed: 'Erro ao carregar senioridades',
  noSeniorities: 'Nenhuma senioridade por aqui',
  noSenioritiesText: 'Adicione os degraus da carreira na empresa.',
  remove: (name: string) => `Excluir ${name}`,
  removeTitle: 'Excluir senioridade',
  removeText: 'Tem certeza de que deseja remover este item?',
  removeConfirm: 'Excluir',
  removed: 'Removido com sucesso.',
  removeFailed: 'Erro ao excluir senioridade',
  replaceText: (count: number) =>
    count === 1
      ? 'Há 1 cargo com esta senioridade. Escolha qual ele passa a ter.'
      : `Há ${count} cargos com esta senioridade. Escolha qual eles passam a ter.`,
  replaceBy: 'Mover para',
  replaceAndRemove: (count: number) =>
    count === 1 ? 'Mover 1 cargo e excluir' : `Mover ${count} cargos e excluir`,
} as const;
