import { EMAIL_FAULT_TEXTS } from '@aferir/domain';
import { expect, it } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import type { ApiError } from '../../platform/errors/api-error.ts';
import type { FieldLabel } from './fault-sentences.ts';
import { faultTexts } from './fault-texts.ts';
import { createRequestChecks } from './validators.ts';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const labels = {
  senhaNova: label('a nova senha', 'the new password', 'la contraseña nueva'),
  email: label('o e-mail', 'the email', 'el correo electrónico'),
  nome: label('o nome', 'the name', 'el nombre'),
  idPessoa: label('a pessoa', 'the person', 'la persona'),
  nota: label('a nota', 'the score', 'la nota'),
  itens: label('os itens', 'the items', 'los elementos'),
  dia: label('a data de nascimento', 'the date of birth', 'la fecha de nacimiento'),
  situacao: label('a situação', 'the status', 'el estado'),
  flAtivo: label('a situação', 'the status', 'el estado'),
};

function label(portuguese: string, en: string, es: string): FieldLabel {
  return { 'pt-BR': portuguese, en, es };
}

/** How one field of a body is refused. */
function refuse(field: keyof typeof labels, schema: object, value: unknown): ApiError {
  const body = { type: 'object', required: [field], properties: { [field]: schema } };
  const validate = createRequestChecks(labels).compiler({
    schema: body,
    method: 'POST',
    url: '/',
    httpPart: 'body',
  });
  return (validate({ [field]: value }) as unknown as { error: ApiError }).error;
}

it.each([
  ['required', 'senhaNova', { type: 'string' }, undefined, 'Informe a nova senha.'],
  ['minLength', 'nome', { type: 'string', minLength: 1 }, '', 'Informe o nome.'],
  [
    'minLength',
    'senhaNova',
    { type: 'string', minLength: 6 },
    'abc',
    'Use pelo menos 6 caracteres na nova senha.',
  ],
  [
    'maxLength',
    'nome',
    { type: 'string', maxLength: 5000 },
    'a'.repeat(5001),
    'Use no máximo 5.000 caracteres no nome.',
  ],
  ['pattern', 'nome', { type: 'string', pattern: '\\S' }, '  ', 'Informe o nome.'],
  ['pattern', 'nome', { type: 'string', pattern: '^\\d+$' }, 'Ana', 'Confira o nome.'],
  [
    'format',
    'email',
    { type: 'string', format: 'email' },
    'ana',
    'Informe um e-mail válido, como nome@empresa.com.br.',
  ],
  [
    'format',
    'email',
    { type: 'string', format: 'email' },
    'Ana <ana@empresa.example>',
    EMAIL_FAULT_TEXTS.named,
  ],
  [
    'format',
    'dia',
    { type: 'string', format: 'date' },
    '2026-02-30',
    'Informe a data de nascimento com uma data que existe.',
  ],
  ['type', 'nome', { type: 'string' }, null, 'Informe o nome.'],
  ['type', 'nome', { type: 'string' }, 7, 'Informe o nome em texto.'],
  ['type', 'nome', { type: ['string', 'null'] }, 7, 'Informe o nome em texto.'],
  ['type', 'idPessoa', id, 'x', 'Confira a pessoa.'],
  ['type', 'nota', { type: 'integer' }, 1.5, 'Informe a nota com um número inteiro.'],
  ['type', 'nota', { type: 'number' }, 'x', 'Informe a nota com um número.'],
  ['type', 'flAtivo', { type: 'boolean' }, 1, 'Informe a situação com sim ou não.'],
  ['type', 'itens', { type: 'array' }, 1, 'Informe os itens em uma lista.'],
  ['type', 'nome', { type: 'object' }, 1, 'Confira o nome.'],
  ['minimum', 'idPessoa', id, 0, 'Confira a pessoa.'],
  [
    'minimum',
    'nota',
    { type: 'integer', minimum: 0, maximum: 10 },
    -1,
    'Informe a nota com um número de 0 a 10.',
  ],
  [
    'minimum',
    'nota',
    { type: 'integer', minimum: 1 },
    0,
    'Informe a nota com um número a partir de 1.',
  ],
  [
    'maximum',
    'nota',
    { type: 'integer', maximum: 1000 },
    1001,
    'Informe a nota com um número até 1.000.',
  ],
  [
    'enum',
    'situacao',
    { type: 'integer', enum: [1, 3] },
    2,
    'Escolha a situação entre as opções oferecidas.',
  ],
  ['const', 'situacao', { const: 1 }, 2, 'Escolha a situação entre as opções oferecidas.'],
  [
    'minItems',
    'itens',
    { type: 'array', minItems: 4, maxItems: 4 },
    [],
    'Informe exatamente 4 itens nos itens.',
  ],
  ['minItems', 'itens', { type: 'array', minItems: 1 }, [], 'Informe pelo menos 1 item nos itens.'],
  [
    'maxItems',
    'itens',
    { type: 'array', maxItems: 1 },
    [1, 2],
    'Informe no máximo 1 item nos itens.',
  ],
  [
    'unstorable',
    'senhaNova',
    { type: 'string' },
    'a\0b',
    'Retire da nova senha o caractere que não pode ser usado.',
  ],
  [
    'unstorable',
    'nome',
    { type: 'string' },
    'a\udc00b',
    'Retire do nome o caractere que não pode ser usado.',
  ],
] as const)('speaks of %s in %s like a person (%#)', (_keyword, field, schema, value, sentence) => {
  expect(refuse(field, schema, value).message).toBe(sentence);
});

it.each([
  ['nome', { type: 'string' }, undefined, 'Enter the name.', 'Indica el nombre.'],
  [
    'senhaNova',
    { type: 'string', minLength: 6 },
    'abc',
    'Use at least 6 characters in the new password.',
    'Usa al menos 6 caracteres en la contraseña nueva.',
  ],
  [
    'nota',
    { type: 'integer', minimum: 0, maximum: 10_000 },
    -1,
    'Enter the score as a number from 0 to 10,000.',
    'Indica la nota con un número de 0 a 10.000.',
  ],
  [
    'itens',
    { type: 'array', maxItems: 1 },
    [1, 2],
    'Enter at most 1 item in the items.',
    'Indica como máximo 1 elemento en los elementos.',
  ],
  [
    'email',
    { type: 'string', format: 'email' },
    'mailto:ana@empresa.example',
    'Enter only the email address, without “mailto:”.',
    'Escribe solo la dirección de correo, sin “mailto:”.',
  ],
] as const)('speaks of %s in English and Spanish (%#)', (field, schema, value, en, es) => {
  const { interpret, message } = refuse(field, schema, value);
  expect([interpret?.(message, 'en'), interpret?.(message, 'es')]).toEqual([en, es]);
  expect(interpret?.('Informe outra coisa.', 'en')).toBeUndefined();
});

it.each([
  ['en', ['items']],
  ['es', []],
] as const)('has all it says in %s', (language, alike) => {
  expect(findHoles(faultTexts['pt-BR'], faultTexts[language], alike)).toEqual([]);
});
