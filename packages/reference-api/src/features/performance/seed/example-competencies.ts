/** A competency that performance reviews rate. */
export interface ExampleCompetency {
  code: string;
  name: string;
  description: string;
}

/** The competencies of 'Empresa Exemplo'. */
export const exampleCompetencies: readonly ExampleCompetency[] = [
  {
    code: 'C01',
    name: 'Comunicação',
    description: 'Explica ideias com clareza, escuta e confirma se foi entendido.',
  },
  {
    code: 'C02',
    name: 'Trabalho em equipe',
    description: 'Coopera, divide o que sabe e ajuda a equipe a chegar ao resultado.',
  },
  {
    code: 'C03',
    name: 'Foco em resultados',
    description: 'Define prioridades, cumpre o combinado e mede o que entrega.',
  },
  {
    code: 'C04',
    name: 'Organização e planejamento',
    description: 'Planeja o trabalho, controla prazos e antecipa riscos.',
  },
  {
    code: 'C05',
    name: 'Resolução de problemas',
    description: 'Investiga causas, compara alternativas e propõe soluções viáveis.',
  },
  {
    code: 'C06',
    name: 'Atendimento ao cliente',
    description: 'Entende o que o cliente precisa e acompanha até resolver.',
  },
  {
    code: 'C07',
    name: 'Conhecimento técnico',
    description: 'Domina os métodos e as ferramentas da sua função.',
  },
  {
    code: 'C08',
    name: 'Adaptação a mudanças',
    description: 'Aprende com rapidez e mantém o ritmo quando o cenário muda.',
  },
  {
    code: 'C09',
    name: 'Iniciativa',
    description: 'Percebe o que falta fazer e age sem esperar que peçam.',
  },
  {
    code: 'C10',
    name: 'Liderança',
    description: 'Dá direção, desenvolve pessoas e reconhece o bom trabalho.',
  },
  {
    code: 'C11',
    name: 'Negociação',
    description: 'Busca acordos bons para os dois lados e sustenta seus argumentos.',
  },
  {
    code: 'C12',
    name: 'Qualidade e atenção a detalhes',
    description: 'Revisa o que faz, segue os padrões e evita retrabalho.',
  },
];

/**
 * Codes of the competencies selected for a position, by its key. A position that is not here has
 * none selected, so its people are rated in all of them.
 */
export const exampleSelections: Readonly<Record<string, readonly string[]>> = {
  director: ['C01', 'C03', 'C05', 'C08', 'C10', 'C11'],
  manager: ['C01', 'C02', 'C03', 'C04', 'C05', 'C08', 'C10', 'C11'],
  'senior-developer': ['C01', 'C02', 'C04', 'C05', 'C07', 'C08', 'C09', 'C12'],
  developer: ['C01', 'C02', 'C04', 'C05', 'C07', 'C12'],
  'infrastructure-analyst': ['C02', 'C04', 'C05', 'C06', 'C07', 'C12'],
  'sales-executive': ['C01', 'C03', 'C06', 'C08', 'C09', 'C11'],
  'support-assistant': ['C01', 'C02', 'C05', 'C06', 'C08'],
  'logistics-assistant': ['C02', 'C03', 'C04', 'C12'],
  intern: ['C01', 'C02', 'C08', 'C09'],
};

/** The competencies of 'Outra Empresa'; no position has any selected. */
export const otherCompetencies: readonly ExampleCompetency[] = [
  {
    code: 'C01',
    name: 'Ética',
    description: 'Age com honestidade e cumpre as regras da empresa.',
  },
  {
    code: 'C02',
    name: 'Pontualidade',
    description: 'Respeita horários e entrega no prazo.',
  },
  {
    code: 'C03',
    name: 'Relacionamento',
    description: 'Convive bem e resolve diferenças com respeito.',
  },
];
