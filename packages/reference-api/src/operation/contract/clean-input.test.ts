import { describe, expect, it } from 'vitest';
import { createInputCleaner } from './clean-input.ts';
import { createInputSchemas } from './input-schemas.ts';
import { loadContract } from './load-contract.ts';
import { createRequestChecks } from './validators.ts';

const decomposed = 'Joa\u0303o\u200b';
const composed = 'João';
const text = { type: 'string' };

describe('what comes in is clean', () => {
  it.each([
    ['in a field', { properties: { a: text } }, { a: decomposed }, { a: composed }],
    [
      'that may be null',
      { properties: { a: { type: ['string', 'null'] } } },
      { a: null },
      { a: null },
    ],
    ['among choices', { properties: { a: { enum: ['é'] } } }, { a: 'e\u0301' }, { a: 'é' }],
    [
      'in lists of lists',
      { items: { properties: { a: { items: text } } } },
      [{ a: [decomposed, 1] }, 2],
      [{ a: [composed, 1] }, 2],
    ],
    [
      'under names that nobody stated',
      { properties: { a: { type: 'integer' } }, additionalProperties: text },
      { a: decomposed, b: decomposed },
      { a: decomposed, b: composed },
    ],
    [
      'in one of several forms',
      { oneOf: [{ properties: { a: text } }] },
      { a: decomposed },
      { a: composed },
    ],
  ])('%s', (_where, schema, given, kept) => {
    createInputCleaner(schema)?.(given);
    expect(given).toEqual(kept);
  });

  it('but for passwords, which are compared as they were typed, and for what is no text', () => {
    const given = { a: decomposed, b: decomposed, c: { d: decomposed } };
    const schema = { properties: { a: { ...text, format: 'password' }, b: { type: 'integer' } } };
    expect(createInputCleaner(schema)).toBeUndefined();
    expect(given).toEqual({ a: decomposed, b: decomposed, c: { d: decomposed } });
  });

  it('before it is checked', () => {
    const { compiler } = createRequestChecks({
      nome: { 'pt-BR': 'o nome', en: 'the name', es: 'el nombre' },
    });
    const check = (httpPart: string, maxLength: number) =>
      compiler({
        schema: {
          type: 'object',
          properties: { nome: { ...text, minLength: 1, maxLength } },
        },
        method: 'POST',
        url: '/',
        httpPart,
      });
    for (const httpPart of ['body', 'querystring', 'params']) {
      const given = { nome: decomposed };
      expect(check(httpPart, 4)(given)).toBe(true);
      expect(given).toEqual({ nome: composed });
      expect(check(httpPart, 4)({ nome: '\u200b\u00ad' })).toMatchObject({
        error: { faults: [{ field: 'nome', message: 'Informe o nome.' }] },
      });
    }
  });
});

describe('the length of a password', () => {
  const { compiler } = createRequestChecks({
    senha: { 'pt-BR': 'a senha', en: 'the password', es: 'la contraseña' },
  });
  const schema = {
    type: 'object',
    properties: { senha: { ...text, format: 'password', maxLength: 4 } },
  };
  const check = compiler({ schema, method: 'POST', url: '/', httpPart: 'body' });

  it.each(['éáíó', 'e\u0301a\u0301i\u0301o\u0301', 'a\u200bb\u200bcd', '😀😀😀😀'])(
    'is that of what is kept of %j, which stays as it was typed',
    (senha) => {
      const given = { senha };
      expect(check(given)).toBe(true);
      expect(given).toEqual({ senha });
    },
  );

  it.each(['éáíóú', 'e\u0301'.repeat(5), '😀😀😀😀😀'])('is too much in %j', (senha) => {
    expect(check({ senha })).toMatchObject({
      error: { faults: [{ field: 'senha', message: 'Use no máximo 4 caracteres na senha.' }] },
    });
  });
});

describe('the passwords of the contract', () => {
  const { document, operations } = loadContract();
  const inputOf = createInputSchemas(document);

  it('are told by their format, each and nothing else', () => {
    const told = new Set<string>();
    const look = (name: string, schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if ((schema as { format?: unknown }).format === 'password') told.add(name);
      for (const [key, part] of Object.entries(schema)) look(key, part);
    };
    for (const { source, isPlanned } of operations.values()) {
      if (!isPlanned) look('', inputOf(source));
    }
    expect([...told].sort()).toEqual([
      'dsSenha',
      'novaSenha',
      'password',
      'senha',
      'senhaAtual',
      'senhaNova',
    ]);
  });
});
