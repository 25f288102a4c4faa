import { normalizeSearchText } from '../format/search-text.ts';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  IMPORT_REQUIRED_FIELDS,
  type ImportField,
} from './import-fields.ts';

/** What sheets call the fields, without accents, case and punctuation; the usual first. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  nome: ['nome', 'nome completo', 'funcionario', 'colaborador', 'nome do funcionario', 'name'],
  sexo: ['sexo', 'genero', 'sex', 'gender'],
  'e-mail': ['e mail', 'email', 'correio eletronico', 'endereco de e mail', 'mail'],
  telefone: ['telefone', 'celular', 'fone', 'whatsapp', 'tel', 'telefone celular', 'phone'],
  cargo: ['cargo', 'funcao', 'posicao', 'ocupacao', 'position'],
  departamento: ['departamento', 'setor', 'area', 'depto', 'dept', 'unidade', 'department'],
  gestor: [
    'gestor',
    'gestores',
    'gestora',
    'lider',
    'lideres',
    'chefe',
    'superior',
    'supervisor',
    'gerente',
    'responsavel',
    'manager',
  ],
  admissão: [
    'data de admissao',
    'admissao',
    'data admissao',
    'data da admissao',
    'dt admissao',
    'dt de admissao',
    'data de contratacao',
    'data contratacao',
    'data da contratacao',
    'dt contratacao',
    'contratacao',
    'hire date',
    'hiring date',
    'hired on',
  ],
  matrícula: [
    'matricula',
    'numero de matricula',
    'numero da matricula',
    'codigo do funcionario',
    'codigo do colaborador',
    'registro',
    'chapa',
    'employee id',
  ],
  CPF: [
    'cpf',
    'cpf do colaborador',
    'cpf da colaboradora',
    'cpf colaborador',
    'cpf do funcionario',
    'cpf funcionario',
    'cpf do empregado',
    'cpf da pessoa',
    'numero do cpf',
    'numero cpf',
    'nr cpf',
    'n cpf',
    'no cpf',
    'c p f',
  ],
  nascimento: [
    'data de nascimento',
    'nascimento',
    'data nascimento',
    'data do nascimento',
    'dt nascimento',
    'dt de nascimento',
    'dt nasc',
    'data nasc',
    'birth date',
    'date of birth',
  ],
};

/**
 * Names that are a field's where nothing else stands with them: the salary or the position of an 'admissão' is no date, and the
 * CPF of a mother is not the person's.
 */
const ALONE: readonly string[] = ['admissao', 'contratacao', 'nascimento', 'cpf', 'registro'];

/** What is told of the manager names other fields, too, 'e-mail do gestor', and the number of a person the person. */
const WITHIN_ORDER: readonly ImportField[] = [
  'gestor',
  'CPF',
  'matrícula',
  ...IMPORT_REQUIRED_FIELDS,
  'admissão',
  'nascimento',
];

/** Guesses which column tells which field, by the texts of the header; each column once. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const names = header.map((text) => normalizeSearchText(text.replace(/[^\p{L}\p{N}]+/gu, ' ')));
  const mapping: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  for (const isFit of [isSame, isWithin]) {
    for (const field of isFit === isSame ? IMPORT_FIELDS : WITHIN_ORDER) {
      if (mapping[field] !== undefined) continue;
      const found = names.findIndex(
        (name, column) => !taken.has(column) && NAMES[field].some((known) => isFit(name, known)),
      );
      if (found < 0) continue;
      mapping[field] = found;
      taken.add(found);
    }
  }
  return mapping;
}

/** How many of the fields a row of a sheet names, if it is the header. */
export function countNamedFields(cells: readonly string[]): number {
  return Object.keys(guessColumns(cells)).length;
}

function isSame(name: string, known: string): boolean {
  return name === known;
}

/** Whether a name has another one as words of its own. */
function isWithin(name: string, known: string): boolean {
  return !ALONE.includes(known) && ` ${name} `.includes(` ${known} `);
}
