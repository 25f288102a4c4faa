import { EMAIL_FAULT_TEXTS } from '@aferir/domain';
import { expect, it } from 'vitest';
import { createRequestChecks } from './validators.ts';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const labels = {
  senhaNova: 'a nova senha',
  email: 'o e-mail',
  nome: 'o nome',
  idPessoa: 'a pessoa',
  nota: 'a nota',
  itens: 'os itens',
  dia: 'a data de nascimento',
  situacao: 'a situação',
  flAtivo: 'a situação',
};

/** What is said about one field of a body. */
function tell(field: keyof typeof labels, schema: object, value: unknown): string {
  const body = { type: 'object', required: [field], properties: { [field]: schema } };
  const validate = createRequestChecks(labels).compiler({
    schema: body,
    method: 'POST',
    url: '/',
    httpPart: 'body',
  });
  const { error } = validate({ [field]: value }) as unknown as { error: Error };
  return error.message;
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
  expect(tell(field, schema, value)).toBe(sentence);
});
