import { emailProblem } from '@aferir/domain';
import type { ErrorObject } from 'ajv';
import type { Fault } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';

/** A fault of validation, with the schema that it is against and the value that is. */
export type ValidationFault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'> &
  Partial<Pick<ErrorObject, 'parentSchema' | 'data'>>;

/** Tells what is wrong with each field; `field` is empty where the request as a whole is. */
export type FaultTeller = (faults: readonly ValidationFault[]) => Fault[];

/** What a person calls the fields, each with its article. */
export type FieldLabels = Readonly<Record<string, string>>;

type Sentence = (label: string, fault: ValidationFault) => string;

const ask = (label: string) => `Informe ${label}.`;
const check = (label: string) => `Confira ${label}.`;
const choose = (label: string) => `Escolha ${label} entre as opções oferecidas.`;
const noEmail = 'Informe um e-mail válido, como nome@empresa.com.br.';
const decimal = new Intl.NumberFormat('pt-BR');

const typeHints: Readonly<Record<string, string>> = {
  string: 'em texto',
  integer: 'com um número inteiro',
  number: 'com um número',
  boolean: 'com sim ou não',
  array: 'em uma lista',
};

/** The sentence of each keyword that the contract uses; text goes on after the article: n|a senha. */
const sentences: Readonly<Record<string, Sentence>> = {
  required: ask,
  type: tellType,
  format: (label, { params, data }) => {
    if (params.format === 'email') return emailProblem(String(data), noEmail) ?? noEmail;
    return params.format === 'date' ? `Informe ${label} com uma data que existe.` : check(label);
  },
  pattern: check,
  enum: choose,
  const: choose,
  minLength: (label, { params }) =>
    params.limit > 1 ? `Use pelo menos ${params.limit} caracteres n${label}.` : ask(label),
  maxLength: (label, { params }) =>
    `Use no máximo ${decimal.format(params.limit)} caracteres n${label}.`,
  minimum: tellRange,
  maximum: tellRange,
  minItems: tellLength,
  maxItems: tellLength,
  unstorable: (label) => `Retire d${label} o caractere que não pode ser usado.`,
};

/** Makes the teller over the labels of the contract. */
export function createFaultTeller(labels: FieldLabels): FaultTeller {
  const known = new Map(Object.entries(labels).map(([name, label]) => [name.toLowerCase(), label]));
  return (faults) => {
    const told = new Map<string, string>();
    for (const fault of faults) {
      const field = fieldOf(fault);
      const name = field.split('.').findLast((part) => !/^\d*$/.test(part));
      const label = ownLabelOf(fault) ?? known.get(name?.toLowerCase() ?? '') ?? 'este campo';
      if (!told.has(field)) told.set(field, name ? tell(label, fault) : errorMessages.noJson);
    }
    return [...told].map(([field, message]) => ({ field, message }));
  };
}

function fieldOf({ keyword, instancePath, params }: ValidationFault): string {
  const path = instancePath.split('/').slice(1);
  return [...path, ...(keyword === 'required' ? [params.missingProperty] : [])].join('.');
}

/** What a field is called in one place alone, as it asks for more there than where others have its name. */
function ownLabelOf({ keyword, params, parentSchema }: ValidationFault): string | undefined {
  const field =
    keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema;
  return field?.['x-label'];
}

function tell(label: string, fault: ValidationFault): string {
  const { data } = fault;
  const isEmpty = data === null || (typeof data === 'string' && data.trim() === '');
  return isEmpty ? ask(label) : (sentences[fault.keyword] ?? check)(label, fault);
}

function tellType(label: string, { params, parentSchema }: ValidationFault): string {
  const [type] = [params.type].flat();
  return typeHints[type] && !isIdentifier(parentSchema)
    ? `Informe ${label} ${typeHints[type]}.`
    : check(label);
}

function tellRange(label: string, { parentSchema }: ValidationFault): string {
  if (isIdentifier(parentSchema)) return check(label);
  const [least, most] = [parentSchema?.minimum, parentSchema?.maximum].map((limit) =>
    limit === undefined ? undefined : decimal.format(limit),
  );
  const from = least && (most ? `de ${least}` : `a partir de ${least}`);
  const to = most && (least ? `a ${most}` : `até ${most}`);
  return `Informe ${label} com um número ${[from, to].filter(Boolean).join(' ')}.`;
}

function tellLength(label: string, { parentSchema }: ValidationFault): string {
  const { minItems: least, maxItems: most } = parentSchema ?? {};
  if (least === most) return `Informe exatamente ${count(least)} n${label}.`;
  return most === undefined
    ? `Informe pelo menos ${count(least)} n${label}.`
    : `Informe no máximo ${count(most)} n${label}.`;
}

function count(items: number): string {
  return items === 1 ? '1 item' : `${decimal.format(items)} itens`;
}

/** Ids go up to the largest whole number; nobody types one. */
function isIdentifier(schema: ValidationFault['parentSchema']): boolean {
  return schema?.maximum === Number.MAX_SAFE_INTEGER;
}
