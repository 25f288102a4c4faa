import type { Schema } from '@aferir/api-client';
import { PSYCHOSOCIAL_DIMENSION_NAMES, PSYCHOSOCIAL_NOTICE } from '@aferir/domain';

type Report = Schema<'PsychosocialReport'>;
type Dimension = Schema<'PsychosocialDimension'>;

function dimensionsOf(indices: readonly number[], changes: readonly number[]): Dimension[] {
  return Object.entries(PSYCHOSOCIAL_DIMENSION_NAMES).map(([dsDimensao, nmDimensao], place) => {
    const nrIndice = indices[place] ?? 0;
    return {
      dsDimensao,
      nmDimensao,
      nrIndice,
      dsFaixa: nrIndice >= 70 ? 'favoravel' : nrIndice >= 50 ? 'atencao' : 'critico',
      nrVariacao: changes[place] ?? null,
    };
  });
}

const current = dimensionsOf([46, 58, 74, 66, 81, 55, 88], [-6, 2, 0, 4, 1, 3, 0]);

function indicesOf(dimensions: readonly Dimension[], minus: boolean) {
  return dimensions.map(({ dsDimensao, nrIndice, nrVariacao }) => ({
    dsDimensao,
    nrIndice: minus ? nrIndice - (nrVariacao ?? 0) : nrIndice,
  }));
}

/** The second round of a survey. */
export const psychosocialReport: Report = {
  idJogo: 9,
  nmJogo: 'Pesquisa NR-1',
  nrRodada: 2,
  nrVersaoModelo: 1,
  dtEnvio: '2026-11-02T12:00:00.000Z',
  dtEncerramento: '2026-11-16T12:00:00.000Z',
  qtdEnviados: 60,
  qtdRespostas: 48,
  flDisponivel: true,
  dsMotivo: null,
  dsAviso: PSYCHOSOCIAL_NOTICE.join('\n\n'),
  dimensoes: current,
  nrIndiceGeral: 67,
  dsFaixaGeral: 'atencao',
  grupos: [
    {
      idGrupo: 7,
      nmGrupo: 'Tecnologia',
      qtdRespostas: 21,
      dimensoes: dimensionsOf([41, 62, 78, 70, 84, 51, 90], [-9, 4, 0, 2, 2, 0, 1]),
    },
    {
      idGrupo: -1,
      nmGrupo: 'Demais departamentos',
      qtdRespostas: 27,
      dimensoes: dimensionsOf([50, 55, 71, 63, 79, 58, 86], []),
    },
  ],
  rodadas: [
    {
      idJogo: 4,
      nrRodada: 1,
      dtEncerramento: '2026-05-18T12:00:00.000Z',
      dimensoes: indicesOf(current, true),
    },
    {
      idJogo: 9,
      nrRodada: 2,
      dtEncerramento: '2026-11-16T12:00:00.000Z',
      dimensoes: indicesOf(current, false),
    },
  ],
  inventario: [
    {
      nmGrupo: 'Tecnologia',
      nmPerigo: 'Carga de trabalho',
      dsPossiveisDanos: 'Estresse, cansaço e adoecimento.',
      nrIndice: 41,
      dsFaixa: 'critico',
      qtdExpostos: 24,
      dsMedidas: 'Rever prazos e redistribuir tarefas com a equipe.',
      dsPrioridade: 'Alta',
    },
    {
      nmGrupo: 'Demais departamentos',
      nmPerigo: 'Gestão de mudanças',
      dsPossiveisDanos: 'Insegurança e conflitos.',
      nrIndice: 58,
      dsFaixa: 'atencao',
      qtdExpostos: 36,
      dsMedidas: 'Avisar das mudanças com antecedência e ouvir quem é afetado.',
      dsPrioridade: 'Média',
    },
  ],
};
