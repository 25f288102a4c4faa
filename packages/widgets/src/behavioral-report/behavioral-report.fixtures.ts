import { describeOutcome, type Profile } from '@aferir/domain';
import type { ReportState } from './behavioral-report.controller.ts';
import type {
  BehavioralProfile,
  OutcomeTexts,
  ReportCompetency,
  ReportParts,
  TraitGroup,
} from './behavioral-report.types.ts';

const sums: readonly (readonly [Profile, number])[] = [
  ['Conforme', 68],
  ['Dominante', 56],
  ['Estável', 44],
  ['Influente', 32],
];

/** A clear outcome of two profiles. */
export const profile: BehavioralProfile = {
  responseId: 812,
  outcomeId: 14,
  personId: 42,
  person: 'Bruno Lima',
  company: 'Empresa Exemplo',
  logoUrl: null,
  color: null,
  finishedAt: '2026-11-05T18:21:40.000Z',
  outcome: describeOutcome(sums.map(([name, sum]) => ({ profile: name, sum }))),
  purpose: 'Apoiar o autoconhecimento e o desenvolvimento profissional.',
  questionCount: 20,
  isBarelyDifferentiated: false,
  isTechnicalTie: false,
  isOwn: true,
};

/** An outcome of one profile, by chance as much as not. */
export const unsureProfile: BehavioralProfile = {
  ...profile,
  outcome: describeOutcome([
    { profile: 'Influente', sum: 53 },
    { profile: 'Estável', sum: 49 },
    { profile: 'Dominante', sum: 49 },
    { profile: 'Conforme', sum: 49 },
  ]),
  isBarelyDifferentiated: true,
  isTechnicalTie: true,
};

/** The texts of the outcome. */
export const texts: OutcomeTexts = {
  summary:
    'O ponto de partida é a qualidade do raciocínio; a firmeza vem depois, para fazer valer a conclusão. Você estuda o tema, define critérios e os sustenta em qualquer conversa. Gosta de trabalhar com autonomia em problemas que exigem profundidade e tem pouca paciência para explicações vagas.',
  cards: [
    {
      title: 'Comportamentos positivos',
      sentences: [
        'Investiga até entender o mecanismo por trás do problema.',
        'Estabelece normas claras e explica a consequência de não segui-las.',
        'Sustenta uma conclusão impopular quando os dados a confirmam.',
        'Administra bem o próprio tempo e dispensa supervisão próxima.',
      ],
    },
    {
      title: 'Valor na equipe',
      sentences: [
        'Oferece decisões defensáveis, com premissas à vista e contas refeitas.',
        'Detecta desperdícios e falhas de controle antes que virem prejuízo.',
        'Dá sustentação técnica a escolhas difíceis da liderança.',
        'Fixa um patamar de rigor que melhora o trabalho de quem está ao lado.',
      ],
    },
    {
      title: 'Ambiente ideal',
      sentences: [
        'Procura autonomia técnica, boas fontes de informação e um papel claro nas decisões.',
        'Trabalha com prazer em auditoria de processos, projetos complexos e melhoria de sistemas.',
        'Prefere poucas reuniões, todas com pauta e material enviado antes.',
        'Autoridade baseada só no cargo, sem argumento, gera confronto ou afastamento.',
      ],
    },
    {
      title: 'Sob Pressão',
      sentences: [
        'O tom fica cortante, e cada imprecisão vira motivo de correção.',
        'Fecha-se na própria análise e passa a confiar apenas no que conferiu pessoalmente.',
        'Pode impor uma regra nova para recuperar o controle da situação.',
        'Nessa hora, faz diferença perguntar qual erro seria realmente grave.',
      ],
    },
    {
      title: 'Comportamentos limitantes',
      sentences: [
        'A certeza bem fundamentada pode soar como arrogância quando dispensa perguntas.',
        'Costuma apontar o defeito com precisão e se esquece de dizer o que funcionou.',
        'Padrões pensados para casos críticos acabam aplicados a tarefas simples.',
        'Demora a confiar uma parte do trabalho a quem ainda está aprendendo.',
      ],
    },
  ],
};

/** The characteristics of the outcome. */
export const traits: readonly TraitGroup[] = [
  { name: 'Comunicação', traits: ['Observações exatas, sem enfeite', 'Textos enxutos com provas'] },
  { name: 'Decisão', traits: ['Análise que termina em posição clara', 'Premissas declaradas'] },
  { name: 'Ritmo', traits: ['Mergulho em um problema até resolvê-lo', 'Urgência com motivo'] },
  { name: 'Relacionamento', traits: ['Círculo restrito para trocar ideias'] },
  { name: 'Organização', traits: ['Regras próprias de verificação', 'Reuniões somente com pauta'] },
];

/** Competencies of every level. */
export const competencies: readonly ReportCompetency[] = [
  competency('Atenção à qualidade', 'Qualidade', 86, 'muito alto'),
  competency('Planejamento', 'Planejamento', 71, 'alto'),
  competency('Foco em resultados', 'Resultados', 66, 'alto'),
  competency('Tomada de decisão', 'Decisão', 55, 'médio'),
  competency('Liderança', 'Liderança', 41, 'médio'),
  competency('Trabalho em equipe', 'Equipe', 34, 'baixo'),
  competency('Persuasão', 'Persuasão', 12, 'muito baixo'),
];

/** Every part, loaded. */
export const parts: ReportParts = {
  texts: { status: 'ready', data: texts },
  traits: { status: 'ready', data: traits },
  competencies: { status: 'ready', data: competencies },
};

/** A report that is there in full. */
export const shownState: ReportState = { step: 'shown', profile, parts };

function competency(
  name: string,
  label: string,
  index: number,
  level: ReportCompetency['level'],
): ReportCompetency {
  const summary = `Nas respostas dadas, ${label.toLowerCase()} aparece em nível ${level}.`;
  return { name, label, index, level, summary };
}
