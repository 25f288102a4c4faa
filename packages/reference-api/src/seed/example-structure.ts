/** A department of the example company, with the one above it. */
export interface ExampleDepartment {
  key: string;
  name: string;
  parent: string | null;
}

/** A position of the example company and the seniority of whoever holds it. */
export interface ExamplePosition {
  key: string;
  name: string;
  seniority: (typeof exampleSeniorities)[number];
  description: string;
}

/** Seniorities, from the first to the last step of a career. */
export const exampleSeniorities = [
  'Estágio',
  'Júnior',
  'Pleno',
  'Sênior',
  'Especialista',
  'Gestão',
] as const;

/** The department tree; a parent always stands before its children. */
export const exampleDepartments: readonly ExampleDepartment[] = [
  { key: 'board', name: 'Diretoria', parent: null },
  { key: 'people', name: 'Gente e Gestão', parent: 'board' },
  { key: 'technology', name: 'Tecnologia', parent: 'board' },
  { key: 'development', name: 'Desenvolvimento', parent: 'technology' },
  { key: 'infrastructure', name: 'Infraestrutura', parent: 'technology' },
  { key: 'product', name: 'Produto e Design', parent: 'technology' },
  { key: 'commercial', name: 'Comercial', parent: 'board' },
  { key: 'sales', name: 'Vendas', parent: 'commercial' },
  { key: 'marketing', name: 'Marketing', parent: 'commercial' },
  { key: 'support', name: 'Atendimento', parent: 'commercial' },
  { key: 'operations', name: 'Operações', parent: 'board' },
  { key: 'logistics', name: 'Logística', parent: 'operations' },
  // Nobody leads it: its people answer to whoever leads the department above.
  { key: 'warehouse', name: 'Estoque', parent: 'logistics' },
  { key: 'quality', name: 'Qualidade', parent: 'operations' },
  { key: 'finance', name: 'Financeiro', parent: 'board' },
];

/** The positions of the example company. */
export const examplePositions: readonly ExamplePosition[] = [
  {
    key: 'director',
    name: 'Direção Executiva',
    seniority: 'Gestão',
    description: 'Conduz a estratégia da empresa.',
  },
  {
    key: 'manager',
    name: 'Gerência de Área',
    seniority: 'Gestão',
    description: 'Responde por uma área e pelas pessoas dela.',
  },
  {
    key: 'hr-analyst',
    name: 'Analista de Gente e Gestão',
    seniority: 'Pleno',
    description: 'Cuida de seleção, desenvolvimento e clima.',
  },
  {
    key: 'senior-developer',
    name: 'Analista de Desenvolvimento Sênior',
    seniority: 'Sênior',
    description: 'Projeta e constrói os sistemas da empresa.',
  },
  {
    key: 'developer',
    name: 'Analista de Desenvolvimento',
    seniority: 'Pleno',
    description: 'Constrói e mantém os sistemas da empresa.',
  },
  {
    key: 'infrastructure-analyst',
    name: 'Analista de Infraestrutura',
    seniority: 'Pleno',
    description: 'Mantém redes, servidores e segurança.',
  },
  {
    key: 'designer',
    name: 'Designer de Produto',
    seniority: 'Pleno',
    description: 'Desenha a experiência dos produtos.',
  },
  {
    key: 'sales-executive',
    name: 'Analista de Vendas',
    seniority: 'Pleno',
    description: 'Conquista e mantém clientes.',
  },
  {
    key: 'marketing-analyst',
    name: 'Analista de Marketing',
    seniority: 'Pleno',
    description: 'Divulga a marca e gera oportunidades.',
  },
  {
    key: 'support-assistant',
    name: 'Assistente de Atendimento',
    seniority: 'Júnior',
    description: 'Atende clientes no dia a dia.',
  },
  {
    key: 'logistics-assistant',
    name: 'Assistente de Logística',
    seniority: 'Júnior',
    description: 'Cuida de estoque e entregas.',
  },
  {
    key: 'quality-specialist',
    name: 'Especialista em Qualidade',
    seniority: 'Especialista',
    description: 'Zela pelos processos e pela qualidade.',
  },
  {
    key: 'finance-analyst',
    name: 'Analista Financeiro',
    seniority: 'Pleno',
    description: 'Controla pagamentos, recebimentos e orçamento.',
  },
  {
    key: 'intern',
    name: 'Estágio em Tecnologia',
    seniority: 'Estágio',
    description: 'Aprende a profissão com a equipe.',
  },
];
