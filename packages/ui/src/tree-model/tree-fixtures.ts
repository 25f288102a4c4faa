import type { TreeNode } from './tree.ts';

/** A department, with whom it is led by. */
export interface Department extends TreeNode {
  lead?: { name: string; position: string; others: number };
}

const lead = (name: string, position: string, others = 0) => ({ lead: { name, position, others } });

/** A company of ten departments on four levels. */
export const company: readonly Department[] = [
  { id: '1', parentId: null, label: 'Empresa Exemplo', ...lead('Helena Prado', 'Presidente') },
  { id: '2', parentId: '1', label: 'Comercial', ...lead('Ana Souza', 'Diretora comercial', 1) },
  {
    id: '3',
    parentId: '1',
    label: 'Operações',
    ...lead('Carlos Nogueira', 'Diretor de operações'),
  },
  { id: '4', parentId: '1', label: 'Pessoas e Cultura', ...lead('Beatriz Moraes', 'Diretora') },
  { id: '5', parentId: '2', label: 'Vendas', ...lead('Bruno Lima', 'Gerente de vendas', 2) },
  { id: '6', parentId: '2', label: 'Marketing' },
  { id: '7', parentId: '3', label: 'Logística', ...lead('Otávio Reis', 'Gerente de logística') },
  { id: '8', parentId: '3', label: 'Qualidade', ...lead('Joana Freitas', 'Coordenadora') },
  { id: '9', parentId: '5', label: 'Vendas internas' },
  { id: '10', parentId: '5', label: 'Contas-chave', ...lead('Paula Teles', 'Coordenadora') },
];

/** Two companies side by side. */
export const forest: readonly Department[] = [
  ...company,
  { id: '20', parentId: null, label: 'Outra Empresa', ...lead('Rui Campos', 'Presidente') },
  { id: '21', parentId: '20', label: 'Fábrica' },
  { id: '22', parentId: '20', label: 'Escritório' },
];

const longName =
  'Desenvolvimento Organizacional, Cultura, Aperfeiçoamento Profissional e Relações Institucionais';

/** Names as long as they may be, one of them a single word. */
export const longNames: readonly Department[] = company.map((department, index) => ({
  ...department,
  label: index % 3 === 1 ? 'Interdisciplinaridade'.repeat(4) : `${longName} ${index + 1}`,
  ...lead('Maria Aparecida da Conceição Albuquerque dos Santos e Vasconcelos', longName, 3),
}));

/** So many departments, each with so many below it, as far as they go. */
export function manyDepartments(count: number, below = 6): Department[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    parentId: index === 0 ? null : String(Math.floor((index - 1) / below) + 1),
    label: `Departamento ${index + 1}`,
    ...lead(`Pessoa ${index + 1}`, 'Gerente', index % 3),
  }));
}
