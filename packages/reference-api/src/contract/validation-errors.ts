import type { ErrorObject } from 'ajv';
import localize from 'ajv-i18n';
import { fieldLabels } from './field-labels.ts';

const mostSentences = 20;

/** Tells validation faults in Portuguese, one sentence each. */
export function describeValidationErrors(errors: readonly ErrorObject[]): string[] {
  const own = errors.slice(0, mostSentences).map((error) => ({ ...error }));
  localize['pt-BR'](own);
  return [...new Set(own.map(describe))];
}

function describe(error: ErrorObject): string {
  const label = labelOf(error);
  switch (error.keyword) {
    case 'required':
      return `O campo ${label} é obrigatório.`;
    case 'format':
      return error.params.format === 'email' ? 'E-mail inválido' : `O campo ${label} é inválido.`;
    case 'pattern':
      return `O campo ${label} é inválido.`;
    case 'minLength':
      return label.toLowerCase().includes('senha') && error.params.limit > 1
        ? `A senha deve ter pelo menos ${error.params.limit} caracteres`
        : tell(label, error);
    case 'minimum':
    case 'maximum': {
      const bound = error.keyword === 'minimum' ? 'no mínimo' : 'no máximo';
      return `O campo ${label} é inválido: deve ser ${bound} ${error.params.limit}.`;
    }
    default:
      return tell(label, error);
  }
}

function tell(label: string, error: ErrorObject): string {
  return `O campo ${label} é inválido: ${error.message}.`;
}

function labelOf(error: ErrorObject): string {
  const name =
    error.keyword === 'required'
      ? String(error.params.missingProperty)
      : error.instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part));
  return name ? (fieldLabels[name] ?? name) : 'Dados';
}
