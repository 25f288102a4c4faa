import { PROFILES } from '../disc/disc-types.ts';
import { listNames } from '../format/list-names.ts';
import { MINIMUM_GROUP } from '../games/disclosed-groups.ts';
import { ALIGNED_LIMIT } from '../performance/performance-gap.ts';
import {
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_LABELS,
} from '../performance/performance-status.ts';
import { CRITICAL_ALIGNMENT, MEDIUM_ALIGNMENT } from './competency-alignment.ts';
import { TOP_POSITIONS } from './headcounts.ts';
import { MANY_CRITICAL, MANY_PENDING, SLOW_COMPLETION } from './recommendation.ts';

/** A card whose figures are explained. */
export type DefinedCard =
  | 'comportamental'
  | 'departamentos'
  | 'cargos'
  | 'avaliacoes'
  | 'competencias'
  | 'treinamentos'
  | 'recomendacao';

const people =
  'Só contam pessoas ativas, também as dos departamentos que ficam abaixo do escolhido.';

const privacy =
  `Com menos de ${MINIMUM_GROUP} pessoas, o resultado não aparece. Ele também não aparece quando, comparado com o de ` +
  `uma seleção maior, revelaria o de menos de ${MINIMUM_GROUP} pessoas. O de um ciclo também não aparece quando difere do de alguns meses por ` +
  `menos de ${MINIMUM_GROUP} resultados. Quantidades de pessoas aparecem sempre.`;

/** What the figures of each card mean, for people to read. */
export const DASHBOARD_DEFINITIONS: Readonly<Record<DefinedCard, readonly string[]>> = {
  comportamental: [
    people,
    'De cada pessoa conta o último resultado comportamental do período ou do ciclo, pelo perfil predominante.',
    `As parcelas de ${listNames(PROFILES)} são de quem tem resultado; a cobertura é de todas as pessoas ativas.`,
    'A diversidade é 100 menos a diferença entre a maior e a menor parcela: quanto mais parecidas as parcelas, mais perto de 100.',
    privacy,
  ],
  departamentos: [
    people,
    'A quantidade de cada departamento inclui a dos departamentos abaixo dele.',
    'A média é a quantidade de pessoas com departamento dividida pela de departamentos.',
    'O período não muda estes números.',
  ],
  cargos: [
    people,
    `Aparecem os ${TOP_POSITIONS} cargos com mais pessoas.`,
    'O período não muda estes números.',
  ],
  avaliacoes: [
    people,
    'De cada pessoa conta a última avaliação de desempenho enviada no período ou no ciclo; as encerradas ficam de fora.',
    `A autoavaliação conta como feita a partir de '${statusName('awaitingManagers')}', a avaliação do gestor a partir de '${statusName('awaitingFeedback')}' e o feedback em '${statusName('finished')}'.`,
    'A conclusão é a parcela das enviadas que está finalizada.',
  ],
  competencias: [
    people,
    'De cada pessoa conta a última avaliação finalizada no período ou no ciclo; as encerradas ficam de fora.',
    'Uma competência conta quando a pessoa e os gestores deram nota. Com mais de um gestor, vale a média deles.',
    `Há alinhamento quando a diferença entre as duas notas é de no máximo ${ALIGNED_LIMIT} ponto.`,
    `O alinhamento é bom a partir de ${CRITICAL_ALIGNMENT}% e médio a partir de ${MEDIUM_ALIGNMENT}%. Abaixo de ${CRITICAL_ALIGNMENT}% a competência é crítica.`,
    'A média geral é a média das médias dos gestores.',
    privacy,
  ],
  treinamentos: [
    'A tabela conta as pessoas ativas a quem o treinamento foi enviado no período.',
    'Um treinamento está concluído quando a pessoa concluiu todos os vídeos; a taxa é a parcela dos enviados que está concluída.',
    'Os totais de treinamentos são os da empresa toda.',
  ],
  recomendacao: [
    'Vale a primeira regra que se aplica:',
    `Acelerar, com menos de ${SLOW_COMPLETION}% das avaliações finalizadas;`,
    `Priorizar, com mais de ${MANY_PENDING} avaliações pendentes;`,
    `Treinar, com mais de ${MANY_CRITICAL} competências críticas;`,
    'Monitorar, nos outros casos.',
  ],
};

function statusName(status: keyof typeof PERFORMANCE_STATUS): string {
  return PERFORMANCE_STATUS_LABELS[PERFORMANCE_STATUS[status]];
}
