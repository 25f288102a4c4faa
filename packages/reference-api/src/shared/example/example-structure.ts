import type { USUAL_SENIORITIES } from '@aferir/domain';

/** A department of the example company, with the one above it. */
export interface ExampleDepartment {
  key: string;
  name: string;
  parent: string | null;
}

/** A position of the example company. */
export interface ExamplePosition {
  key: string;
  name: string;
  seniority: (typeof USUAL_SENIORITIES)[number];
  description: string;
  activities: string;
  /** A month. */
  salaryInReais: number;
}

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
    activities: 'Define metas e investimentos, acompanha resultados e representa a empresa.',
    salaryInReais: 28_000,
  },
  {
    key: 'manager',
    name: 'Gerência de Área',
    seniority: 'Gestão',
    description: 'Responde por uma área e pelas pessoas dela.',
    activities: 'Planeja o trabalho da área, acompanha indicadores e desenvolve a equipe.',
    salaryInReais: 16_500,
  },
  {
    key: 'hr-analyst',
    name: 'Analista de Gente e Gestão',
    seniority: 'Pleno',
    description: 'Cuida de seleção, desenvolvimento e clima.',
    activities: 'Conduz seleções, organiza treinamentos e acompanha as avaliações.',
    salaryInReais: 6200,
  },
  {
    key: 'senior-developer',
    name: 'Analista de Desenvolvimento Sênior',
    seniority: 'Sênior',
    description: 'Projeta e constrói os sistemas da empresa.',
    activities: 'Desenha soluções, revisa código e orienta quem está começando.',
    salaryInReais: 13_800,
  },
  {
    key: 'developer',
    name: 'Analista de Desenvolvimento',
    seniority: 'Pleno',
    description: 'Constrói e mantém os sistemas da empresa.',
    activities: 'Escreve e testa código, corrige falhas e documenta o que entrega.',
    salaryInReais: 8400,
  },
  {
    key: 'infrastructure-analyst',
    name: 'Analista de Infraestrutura',
    seniority: 'Pleno',
    description: 'Mantém redes, servidores e segurança.',
    activities: 'Administra servidores e redes, faz cópias de segurança e atende incidentes.',
    salaryInReais: 7600,
  },
  {
    key: 'designer',
    name: 'Designer de Produto',
    seniority: 'Pleno',
    description: 'Desenha a experiência dos produtos.',
    activities: 'Pesquisa com usuários, desenha telas e mantém o sistema de design.',
    salaryInReais: 8900,
  },
  {
    key: 'sales-executive',
    name: 'Analista de Vendas',
    seniority: 'Pleno',
    description: 'Conquista e mantém clientes.',
    activities: 'Prospecta clientes, negocia propostas e acompanha a carteira.',
    salaryInReais: 5200,
  },
  {
    key: 'marketing-analyst',
    name: 'Analista de Marketing',
    seniority: 'Pleno',
    description: 'Divulga a marca e gera oportunidades.',
    activities: 'Planeja campanhas, produz conteúdo e mede resultados.',
    salaryInReais: 5600,
  },
  {
    key: 'support-assistant',
    name: 'Assistente de Atendimento',
    seniority: 'Júnior',
    description: 'Atende clientes no dia a dia.',
    activities: 'Atende chamados, registra ocorrências e orienta clientes.',
    salaryInReais: 2400,
  },
  {
    key: 'logistics-assistant',
    name: 'Assistente de Logística',
    seniority: 'Júnior',
    description: 'Cuida de estoque e entregas.',
    activities: 'Confere mercadorias, separa pedidos e prepara entregas.',
    salaryInReais: 2250,
  },
  {
    key: 'quality-specialist',
    name: 'Especialista em Qualidade',
    seniority: 'Especialista',
    description: 'Zela pelos processos e pela qualidade.',
    activities: 'Audita processos, trata não conformidades e propõe melhorias.',
    salaryInReais: 9300,
  },
  {
    key: 'finance-analyst',
    name: 'Analista Financeiro',
    seniority: 'Pleno',
    description: 'Controla pagamentos, recebimentos e orçamento.',
    activities: 'Concilia contas, prepara pagamentos e acompanha o orçamento.',
    salaryInReais: 6000,
  },
  {
    key: 'intern',
    name: 'Estágio em Tecnologia',
    seniority: 'Estágio',
    description: 'Aprende a profissão com a equipe.',
    activities: 'Apoia a equipe em tarefas acompanhadas e estuda as ferramentas do time.',
    salaryInReais: 1600,
  },
];
