import {
  BOARD_NOTES,
  CRITICAL_ALIGNMENT,
  formatMean,
  listNames,
  type Recommendation,
} from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

const people = (count: number) => counted(count, 'pessoa', 'pessoas');
const reviews = (count: number) => counted(count, 'avaliação', 'avaliações');

/** Why figures are hidden, of months or of a cycle. */
export function hiddenText({ idCiclo }: { readonly idCiclo?: number | undefined }): string {
  return idCiclo ? BOARD_NOTES.profilesOfCycle : BOARD_NOTES.profiles;
}

/** What to do next, why, and what the way there is called. */
interface Advice {
  readonly text: string;
  readonly action: string;
}

const ADVICE: Readonly<Record<Recommendation, Advice>> = {
  Acelerar: {
    text: 'Menos da metade das avaliações foi concluída. Lembre quem ainda não respondeu e os gestores que faltam.',
    action: 'Ver quem ainda não respondeu',
  },
  Priorizar: {
    text: 'Há muitas avaliações pendentes. Comece pelas que esperam há mais tempo.',
    action: 'Ver o que espera pelos gestores',
  },
  Treinar: {
    text: `Várias competências têm alinhamento abaixo de ${CRITICAL_ALIGNMENT}%. Ofereça treinamentos para elas.`,
    action: 'Ver treinamentos',
  },
  Monitorar: {
    text: 'As avaliações estão em dia e as percepções, alinhadas. Acompanhe as próximas.',
    action: 'Ver avaliações',
  },
};

/** What the figures of the company say. */
export const figuresMessages = {
  title: 'A empresa em números',
  purpose: 'Só pessoas ativas entram nas contas. Escolha um número para ver quem está nele.',
  boardReport: 'Relatório para a diretoria',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar os números da empresa.',
  cardFailed: 'Não foi possível carregar este cartão.',
  hidden: BOARD_NOTES.profiles,
  hiddenOfCycle: BOARD_NOTES.profilesOfCycle,
  howToRead: (title: string) => `Como ler: ${title}`,
  none: '-',
  percent: (percent: number | null) => (percent === null ? '-' : `${percent}%`),
  decimal: (figure: number | null) => (figure === null ? '-' : formatMean(figure)),
  people,
  share: (count: number, percent: number | null) =>
    percent === null ? people(count) : `${people(count)} (${percent}%)`,
  ofPeople: (part: number, whole: number) => `${part.toLocaleString('pt-BR')} de ${people(whole)}`,
  nobody: 'Nenhuma pessoa ativa nesta seleção',
  nobodyText: 'Mude os filtros, ou cadastre e importe pessoas em Funcionários.',

  recommendation: 'Recomendação',
  advice: ADVICE,
  noAdvice: 'Ainda não há o que recomendar: nenhuma avaliação de desempenho neste período.',
  hiddenAdvice: 'Poucas pessoas para recomendar algo sem expor as notas de alguém.',

  disc: {
    title: 'Perfis comportamentais',
    coverage: 'Cobertura',
    notAssessed: 'Não avaliados',
    seeThem: (percent: number) => `${percent}%, ver pessoas`,
    diversity: 'Diversidade',
    mostPresent: 'Mais presente',
    chart: 'Pessoas por perfil',
    profile: 'Perfil',
    peopleHeading: 'Pessoas',
    ofPeople: 'pessoas',
    summary: (names: readonly string[], count: number, whole: number) =>
      names.length === 1
        ? `${names[0]} é o perfil mais presente: ${count.toLocaleString('pt-BR')} de ${people(whole)}.`
        : `${listNames(names)} empatam como os mais presentes, com ${people(count)} cada.`,
    byProfile: 'Ver pessoas por perfil',
    noResults: 'Ninguém fez o teste ainda',
    noResultsText: 'Os perfis aparecem aqui quando as primeiras pessoas responderem.',
    ask: 'Ir para Comportamental',
  },

  departments: {
    title: 'Departamentos',
    count: 'Departamentos',
    people: 'Pessoas',
    mean: 'Média por departamento',
    without: 'Sem departamento',
    chart: 'Maiores departamentos',
    department: 'Departamento',
    summary: (name: string, count: number) => `${name} é o maior, com ${people(count)}.`,
    noneInThem: 'Ainda não há pessoas em departamentos.',
    tree: 'Departamentos e suas pessoas',
    treeHint: 'Os números incluem os departamentos abaixo. Escolha um para ver as pessoas.',
    empty: 'Ainda não há departamentos',
    emptyText: 'Monte o organograma da empresa para ver as pessoas por departamento.',
    build: 'Ir para o organograma',
  },

  positions: {
    title: 'Cargos',
    count: 'Cargos',
    people: 'Pessoas',
    largest: 'Maior cargo',
    without: 'Sem cargo',
    chart: 'Cargos com mais pessoas',
    position: 'Cargo',
    summary: (name: string, count: number) =>
      `${name} tem mais pessoas: ${count.toLocaleString('pt-BR')}.`,
    list: (count: number) => (count === 1 ? 'O maior cargo' : `Os ${count} maiores cargos`),
    empty: 'Ninguém tem cargo ainda',
    emptyText: 'Dê cargos às pessoas para ver quantas há em cada um.',
    assign: 'Ir para Cargos',
  },

  reviews: {
    title: 'Avaliações de desempenho',
    sent: 'Enviadas',
    answered: 'Respondidas',
    rated: 'Avaliadas',
    done: 'Conclusão',
    ofReviews: (part: number, whole: number) =>
      `${part.toLocaleString('pt-BR')} de ${reviews(whole)}`,
    chart: 'Andamento',
    step: 'Etapa',
    percent: 'Percentual',
    doneHeading: 'Feitas',
    pendingHeading: 'Pendentes',
    self: 'Autoavaliação',
    managers: 'Avaliação do gestor',
    feedback: 'Feedback do gestor',
    summary: (part: number, whole: number) =>
      `${part.toLocaleString('pt-BR')} de ${reviews(whole)} ${part === 1 ? 'já terminou' : 'já terminaram'}.`,
    pending: (count: number) => `${counted(count, 'pendente', 'pendentes')}`,
    doneCount: (count: number) => `${counted(count, 'feita', 'feitas')}`,
    totalPending: (count: number) =>
      count === 0
        ? 'Nada pendente.'
        : `${counted(count, 'avaliação pendente', 'avaliações pendentes')} ao todo.`,
    byStep: 'Por etapa',
    employees: 'Funcionários',
    registered: 'Cadastrados',
    active: 'Ativos',
    inactive: 'Inativos',
    empty: 'Nenhuma avaliação enviada neste período',
    emptyText: 'O andamento aparece aqui quando as primeiras solicitações forem enviadas.',
    send: 'Ir para Desempenho',
  },

  competencies: {
    title: 'Competências',
    best: 'Mais alinhada',
    widest: 'Maior diferença',
    noDifference: 'Nenhuma',
    mean: 'Média geral',
    meanHint: 'notas dos gestores',
    aligned: 'Alinhamento',
    critical: 'Críticas',
    criticalHint: `alinhamento abaixo de ${CRITICAL_ALIGNMENT}%`,
    chart: 'Colaborador e gestor',
    self: 'Colaborador',
    managers: 'Gestor',
    competency: 'Competência',
    alignedHeading: 'Alinhamento',
    widestSummary: (name: string, difference: string) =>
      `${name} é onde as notas mais se afastam: ${difference} de diferença.`,
    noneSummary: 'As médias de colaboradores e gestores são iguais.',
    tooFew: 'Com menos de três competências não há radar; as notas estão na lista.',
    firstOf: (shown: number, whole: number) =>
      `As primeiras ${shown} de ${whole} competências na ordem da lista.`,
    list: 'Notas por competência',
    order: 'Ordenar por',
    orders: {
      alinhamento: 'Alinhamento',
      gestor: 'Nota do Gestor',
      colaborador: 'Nota do Colaborador',
    },
    scores: (self: string, managers: string, difference: string) =>
      `Colaborador ${self} · Gestor ${managers} · Diferença ${difference}`,
    compared: (count: number) => `${people(count)}`,
    average: 'Média',
    highest: 'Maior',
    lowest: 'Menor',
    someHidden: (count: number) =>
      count === 1
        ? 'Para proteger cada pessoa, uma competência não é mostrada.'
        : `Para proteger cada pessoa, ${count.toLocaleString('pt-BR')} competências não são mostradas.`,
    empty: 'Ainda não há notas para comparar',
    emptyText: 'As competências aparecem aqui quando as primeiras avaliações terminarem.',
  },

  trainings: {
    title: 'Treinamentos',
    registered: 'Cadastrados',
    active: 'Ativos',
    inactive: 'Inativos',
  },
} as const;
