/** Somebody who works at an example company. */
export interface ExamplePerson {
  name: string;
  sex: 'F' | 'M';
  department: string;
  position: string;
  /** Leads the department, alone or with others. */
  leads?: true;
  /** Names of the managers who take the place of the department's. */
  managers?: readonly string[];
  /** Has not set a password yet. */
  withoutPassword?: true;
  inactive?: true;
}

type Row = [name: string, sex: 'F' | 'M', department: string, position: string];

const leaders: readonly Row[] = [
  ['Helena Vasconcelos', 'F', 'board', 'director'],
  ['Marcos Tavares', 'M', 'people', 'manager'],
  ['Renata Figueiredo', 'F', 'technology', 'manager'],
  ['Ana Souza', 'F', 'development', 'manager'],
  ['Rafael Nogueira', 'M', 'development', 'manager'],
  ['Sílvio Bittencourt', 'M', 'infrastructure', 'manager'],
  ['Camila Prado', 'F', 'product', 'manager'],
  ['Eduardo Sampaio', 'M', 'commercial', 'manager'],
  ['Patrícia Queiroz', 'F', 'sales', 'manager'],
  ['Juliana Moraes', 'F', 'marketing', 'manager'],
  ['Cláudia Fontes', 'F', 'support', 'manager'],
  ['Roberto Azevedo', 'M', 'operations', 'manager'],
  ['Vanessa Rocha', 'F', 'logistics', 'manager'],
  ['Otávio Lacerda', 'M', 'quality', 'manager'],
  ['Simone Arruda', 'F', 'finance', 'manager'],
];

const team: readonly Row[] = [
  ['Bruno Lima', 'M', 'development', 'developer'],
  ['Letícia Barros', 'F', 'people', 'hr-analyst'],
  ['Diego Ferreira', 'M', 'people', 'hr-analyst'],
  ['Aline Cardoso', 'F', 'people', 'hr-analyst'],
  ['Thiago Martins', 'M', 'development', 'senior-developer'],
  ['Priscila Andrade', 'F', 'development', 'senior-developer'],
  ['Gustavo Ribeiro', 'M', 'development', 'developer'],
  ['Yasmin Oliveira', 'F', 'development', 'developer'],
  ['Felipe Carvalho', 'M', 'development', 'developer'],
  ['Isabela Monteiro', 'F', 'development', 'developer'],
  ['Lucas Teixeira', 'M', 'development', 'intern'],
  ['Henrique Duarte', 'M', 'infrastructure', 'infrastructure-analyst'],
  ['Natália Peixoto', 'F', 'infrastructure', 'infrastructure-analyst'],
  ['Wesley Santana', 'M', 'infrastructure', 'infrastructure-analyst'],
  ['Beatriz Campos', 'F', 'product', 'designer'],
  ['Vinícius Rezende', 'M', 'product', 'designer'],
  ['Mariana Lopes', 'F', 'product', 'designer'],
  ['André Guimarães', 'M', 'sales', 'sales-executive'],
  ['Fernanda Castro', 'F', 'sales', 'sales-executive'],
  ['Leandro Pires', 'M', 'sales', 'sales-executive'],
  ['Tatiane Ramos', 'F', 'sales', 'sales-executive'],
  ['Rodrigo Assis', 'M', 'sales', 'sales-executive'],
  ['Carolina Freitas', 'F', 'sales', 'sales-executive'],
  ['Daniela Moreira', 'F', 'marketing', 'marketing-analyst'],
  ['Caio Vieira', 'M', 'marketing', 'marketing-analyst'],
  ['Luana Batista', 'F', 'marketing', 'marketing-analyst'],
  ['Everton Nunes', 'M', 'support', 'support-assistant'],
  ['Jéssica Correia', 'F', 'support', 'support-assistant'],
  ['Márcia Pinheiro', 'F', 'support', 'support-assistant'],
  ['Igor Medeiros', 'M', 'support', 'support-assistant'],
  ['Sabrina Leite', 'F', 'support', 'support-assistant'],
  ['Paulo Xavier', 'M', 'warehouse', 'logistics-assistant'],
  ['Josefa Brito', 'F', 'warehouse', 'logistics-assistant'],
  ['Cristiano Macedo', 'M', 'warehouse', 'logistics-assistant'],
  ['Adriana Siqueira', 'F', 'logistics', 'logistics-assistant'],
  ['Maurício Paiva', 'M', 'logistics', 'logistics-assistant'],
  ['Débora Antunes', 'F', 'quality', 'quality-specialist'],
  ['Fábio Coutinho', 'M', 'quality', 'quality-specialist'],
  ['Lívia Bastos', 'F', 'quality', 'quality-specialist'],
  ['Sérgio Amaral', 'M', 'finance', 'finance-analyst'],
  ['Kátia Domingues', 'F', 'finance', 'finance-analyst'],
  ['Maria Eduarda Albuquerque Cavalcanti de Figueiredo', 'F', 'finance', 'finance-analyst'],
];

const newcomers: readonly Row[] = [
  ['Rosana Machado', 'F', 'support', 'support-assistant'],
  ['Pedro Henrique Sales', 'M', 'development', 'intern'],
  ['Tainá Pereira', 'F', 'marketing', 'marketing-analyst'],
];

const formerEmployees: readonly Row[] = [
  ['Augusto Neves', 'M', 'sales', 'sales-executive'],
  ['Elisa Torres', 'F', 'quality', 'quality-specialist'],
];

/** Who names managers in place of the department's. */
const namedManagers: Readonly<Record<string, readonly string[]>> = {
  'Aline Cardoso': ['Letícia Barros'],
  'Henrique Duarte': ['Ana Souza'],
  'Wesley Santana': ['Ana Souza'],
  'Beatriz Campos': ['Ana Souza'],
};

function person([name, sex, department, position]: Row): ExamplePerson {
  const managers = namedManagers[name];
  return { name, sex, department, position, ...(managers && { managers }) };
}

/** The people of 'Empresa Exemplo'. */
export const examplePeople: readonly ExamplePerson[] = [
  ...leaders.map((row) => ({ ...person(row), leads: true as const })),
  ...team.map(person),
  ...newcomers.map((row) => ({ ...person(row), withoutPassword: true as const })),
  ...formerEmployees.map((row) => ({ ...person(row), inactive: true as const })),
];

/** The people of 'Outra Empresa', enough to see that companies never meet. */
export const otherCompanyPeople: readonly ExamplePerson[] = [
  { name: 'Carla Mendes', sex: 'F', department: 'board', position: 'director', leads: true },
  { name: 'Jorge Aguiar', sex: 'M', department: 'finance', position: 'finance-analyst' },
  { name: 'Bianca Toledo', sex: 'F', department: 'finance', position: 'finance-analyst' },
];
