import { type Leaning, MINIMUM_TEAM } from '@aferir/domain';
import { spokenMessages } from '../shared/language/spoken-messages.ts';
import type { PairDifference } from './team-map.types.ts';

/** Every text that the map says by itself. */
export const teamMapMessages = {
  ...spokenMessages,
  title: 'Mapa da equipe',
  titleOf: (team: string) => `Equipe: ${team}`,
  loading: 'Carregando mapa...',
  unavailable: 'Não foi possível abrir o mapa da equipe',
  retry: 'Tentar novamente',
  empty: 'Ninguém nesta equipe',
  emptyHint: 'Quando houver pessoas ativas aqui, elas aparecem no mapa.',
  emptyOwnHint: 'Quando você tiver pessoas na sua equipe, elas aparecem no mapa.',
  seen: 'Cada pessoa vê, no próprio perfil, quem olhou o seu resultado aqui.',

  map: 'Quem está onde',
  mapSummary: (assessed: number, people: number) =>
    people === 1
      ? `${assessed} de 1 pessoa tem resultado.`
      : `${assessed} de ${people} pessoas têm resultado.`,
  mapExplanation:
    'Para cima fica quem prefere um ritmo rápido; para a direita, quem olha mais para as pessoas. Quem está perto do centro tem um pouco de cada lado. A letra é a do perfil principal. Nenhum lugar do mapa é melhor do que outro.',
  peopleOnMap: 'Pessoas no mapa',
  fast: 'Ritmo rápido',
  calm: 'Ritmo calmo',
  tasks: 'Foco em tarefas',
  relations: 'Foco em pessoas',
  person: 'Pessoa',
  profile: 'Perfil principal',
  pace: 'Ritmo',
  focus: 'Foco',
  remark: 'Ressalva',
  paces: { high: 'rápido', middle: 'moderado', low: 'calmo' } satisfies Record<Leaning, string>,
  focuses: {
    high: 'em pessoas',
    middle: 'equilibrado',
    low: 'em tarefas',
  } satisfies Record<Leaning, string>,
  markOf: (name: string, profile: string, pace: string, focus: string) =>
    `${name}: ${profile}, ritmo ${pace}, foco ${focus}`,
  manager: 'gestão',
  noneYet: 'Sem resultado',
  withoutResult: (names: string) => `Ainda sem resultado: ${names}`,
  nobodyOnMap: 'Ninguém tem resultado ainda',
  nobodyOnMapHint: 'Assim que alguém concluir a avaliação comportamental, aparece aqui.',

  pair: 'Duas pessoas lado a lado',
  pairHint: 'Escolha duas pessoas, aqui ou no mapa.',
  firstPerson: 'Primeira pessoa',
  secondPerson: 'Segunda pessoa',
  chooseSomebody: 'Ninguém',
  loadingPair: 'Carregando comparação...',
  pairFailed: 'Não foi possível comparar as duas pessoas',
  strengths: 'O que fazem bem juntas',
  cautions: 'O que merece cuidado',
  agreements: 'Combinados que ajudam',
  differences: 'Diferenças de grau',
  axes: { pace: 'Ritmo', focus: 'Foco' } satisfies Record<PairDifference['axis'], string>,
  degrees: {
    small: 'pequena',
    medium: 'média',
    large: 'grande',
  } satisfies Record<PairDifference['degree'], string>,
  differenceOf: (axis: string, degree: string) => `${axis}: diferença ${degree}`,

  reading: 'O que a equipe tem muito e pouco',
  readingHidden: `Aparece a partir de ${MINIMUM_TEAM} resultados`,
  readingHiddenHint: 'Com menos, seria falar de cada pessoa.',
  peopleOf: (people: number) => (people === 1 ? '1 pessoa' : `${people} pessoas`),
  much: 'Muito',
  little: 'Pouco',
  balanced: 'Os quatro perfis estão equilibrados nesta equipe.',

  competencies: 'Competências da equipe',
  competenciesHint: 'Médias das avaliações de desempenho finalizadas, a maior diferença primeiro.',
  loadingCompetencies: 'Carregando competências...',
  competenciesFailed: 'Não foi possível carregar as competências',
  noCompetencies: 'Ainda não há competências para mostrar',
  noCompetenciesHint: `Uma competência aparece quando ${MINIMUM_TEAM} pessoas têm autoavaliação e nota da gestão.`,
  hiddenCompetencies: (count: number) =>
    count === 1
      ? `1 competência ainda tem menos de ${MINIMUM_TEAM} pessoas com as duas notas.`
      : `${count} competências ainda têm menos de ${MINIMUM_TEAM} pessoas com as duas notas.`,
  selfMean: 'Autoavaliação',
  managerMean: 'Gestão',
  gap: 'Diferença',
  widestGap: 'Maior diferença',
};

/** The texts of the map; each can be replaced. */
export type TeamMapMessages = typeof teamMapMessages;
