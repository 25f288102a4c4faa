import type { PsychosocialDimension } from './psychosocial-dimensions.ts';

/** What a hazard may do to people, and what may be done about it. */
export interface RiskDescription {
  readonly harm: string;
  readonly measures: string;
}

/** Harm and measures of each hazard, to begin with: whoever keeps the inventory fits them to the place. */
export const RISK_CATALOGUE: Readonly<Record<PsychosocialDimension, RiskDescription>> = {
  workload: {
    harm: 'Cansaço persistente, estresse, esgotamento, erros e acidentes.',
    measures:
      'Rever volume, prazos e tamanho da equipe; garantir pausas e descanso; combinar quando não se espera resposta fora do horário.',
  },
  control: {
    harm: 'Desmotivação, tensão, irritação e perda de interesse pelo trabalho.',
    measures:
      'Dar margem para decidir como e em que ordem fazer; ouvir a equipe antes de decidir; trocar vigilância por acompanhamento de resultados.',
  },
  support: {
    harm: 'Isolamento, sobrecarga emocional, estresse e conflitos.',
    measures:
      'Preparar lideranças para ouvir e ajudar; manter conversas frequentes; prover ferramentas e informações; incentivar a ajuda entre colegas.',
  },
  recognition: {
    harm: 'Frustração, desmotivação, sensação de injustiça e afastamento.',
    measures:
      'Dar retorno frequente e respeitoso; divulgar critérios de crescimento e remuneração; reconhecer o esforço além do resultado.',
  },
  'role-clarity': {
    harm: 'Insegurança, retrabalho, conflitos e tensão.',
    measures:
      'Escrever responsabilidades e prioridades; dizer quem decide o quê; resolver pedidos que se contradizem.',
  },
  change: {
    harm: 'Ansiedade, insegurança e resistência.',
    measures:
      'Avisar cedo e explicar o porquê; ouvir quem será afetado; dar tempo e treinamento; acompanhar depois da mudança.',
  },
  'harassment-violence': {
    harm: 'Medo, sofrimento, adoecimento e afastamento; lesões em caso de agressão.',
    measures:
      'Divulgar regras de conduta e o canal de denúncias, com sigilo e proteção contra retaliação; treinar lideranças e equipes; apurar e acolher; proteger quem atende ao público.',
  },
};

/** What rows of the inventory say beside that. */
export const riskTexts = {
  happened:
    'Há respostas que relatam vivências de assédio ou violência: tratar com prioridade, seja qual for o índice.',
} as const;
