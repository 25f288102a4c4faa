import { EMAIL_FAULT_TEXTS, type Language } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../platform/errors/api-error.ts';
import { errorSentences } from '../../platform/errors/error-sentences.ts';
import { createInterpreter } from '../../platform/sentences/interpreter.ts';
import type { FieldLabel } from './fault-sentences.ts';
import { createInputSchemas } from './input-schemas.ts';
import { loadContract } from './load-contract.ts';
import { createRequestChecks } from './validators.ts';

const { document, operations } = loadContract();
const { compiler: compile } = createRequestChecks(document['x-labels']);

/** What Portuguese alone has, and its neighbors have not. */
const portuguese = /[ãõç]|\b(?:os|um|uma|do|dos|da|das|em|e-mail|senha|nome|pessoa|quem)\b/i;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Request {
  readonly id: string;
  readonly isPlanned: boolean;
  readonly bodyLimit: number;
  readonly schema: Schema | undefined;
  readonly parameters: readonly string[];
}

const requests: Request[] = [...operations.values()].map(
  ({ id, path, method, isPlanned, bodyLimit }) => {
    const stated = document.paths[path]?.[method.toLowerCase()];
    const [content] = Object.values(stated?.requestBody?.content ?? {});
    const parameters = (stated?.parameters ?? []).map((one) => String(resolve(one).name));
    return { id, isPlanned, bodyLimit, schema: content?.schema as Schema, parameters };
  },
);
const live = requests.filter(({ isPlanned }) => !isPlanned);
const liveBodies = live.flatMap(({ schema, ...rest }) => (schema ? [{ ...rest, schema }] : []));

function resolve<Part extends { readonly $ref?: string }>(part: Part): Part & { name?: unknown } {
  const place = part.$ref?.split('/').slice(1) ?? [];
  const walk = (at: unknown, step: string) => (at as Record<string, unknown>)[step];
  return part.$ref ? (place.reduce(walk, document) as Part) : part;
}

type Check = (body: unknown) => ApiError | undefined;

function checkOf(schema: Schema, httpPart = 'body'): Check {
  const { components } = document;
  const stated = { schema: { ...schema, components }, method: 'POST', url: '/', httpPart };
  const validate = compile(stated);
  return (body) => {
    const result = validate(body) as unknown as true | { error: ApiError };
    return result === true ? undefined : result.error;
  };
}

describe('the fields of requests', () => {
  const namesIn = (schema: Schema | undefined): string[] => {
    const { properties = {}, items } = schema ? resolve(schema) : {};
    const inner = Object.values(properties).flatMap(namesIn);
    return [...Object.keys(properties), ...inner, ...(items ? namesIn(items) : [])];
  };

  it('have a label each, and no label is left over', () => {
    const asked = requests.flatMap(({ schema, parameters }) => [...parameters, ...namesIn(schema)]);
    expect(Object.keys(document['x-labels']).sort()).toEqual([...new Set(asked)].sort());
  });

  const ownLabelsIn = (part: unknown): FieldLabel[] => {
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([name, value]) =>
      name === 'x-label' ? [value] : ownLabelsIn(value),
    );
  };

  it.each([
    ['pt-BR', /^(o|a|os|as) \S.*[^.]$/],
    ['en', /^(the|how) \S.*[^.]$/],
    ['es', /^(el|la|los|las) \S.*[^.]$/],
  ] as const)('have labels in %s that sentences can be made of', (language, form) => {
    const own = ownLabelsIn(document);
    expect(own).not.toEqual([]);
    for (const label of [...Object.values(document['x-labels']), ...own]) {
      expect(label[language]).toMatch(form);
      if (language !== 'pt-BR') expect(label[language]).not.toMatch(portuguese);
    }
  });
});

it('take an e-mail by the rule of every form and of the import', () => {
  const check = checkOf({
    type: 'object',
    properties: { email: { $ref: '#/components/schemas/Email' } },
  });
  for (const email of [
    'ana@empresa.example',
    ' Ana@empresa.example\u00a0',
    'ana@empresa.example\u200b',
  ]) {
    expect(check({ email })).toBeUndefined();
  }
  expect(check({ email: 'mailto:ana@empresa.example' })?.faults).toEqual([
    { field: 'email', message: EMAIL_FAULT_TEXTS.mailto },
  ]);
});

describe('the sentences about a body', () => {
  const badValues = [
    undefined,
    null,
    '',
    '  ',
    'a'.repeat(10_000),
    'a\0b',
    'a\ud800b',
    '%',
    "' or 1=1 --",
    -1,
    1.5,
    0,
    Number.MAX_SAFE_INTEGER,
    1e300,
    true,
    [],
    [0],
    [{}],
    {},
  ];
  const spoil = (schema: Schema): unknown[] => [
    ...badValues,
    ...Object.keys(resolve(schema).properties ?? {}).flatMap((name) =>
      badValues.map((value) => ({ [name]: value })),
    ),
  ];

  const openings: Readonly<Record<Language, RegExp>> = {
    'pt-BR': /^(Informe|Confira|Escolha|Use|Retire|Envie) .*[^.]\.$/,
    en: /^(Enter|Check|Choose|Use|Remove|Send) .*[^.]\.$/,
    es: /^(Indica|Escribe|Revisa|Elige|Usa|Quita|Envía) .*[^.]\.$/,
  };
  const shared = createInterpreter([errorSentences]);

  const expectOfPerson = (error: ApiError) => {
    for (const sentence of error.errors) {
      expect(sentence).toMatch(openings['pt-BR']);
      expect(sentence).not.toMatch(
        /este campo|[a-z][A-Z]|null|undefined|NaN|dev(e|em) |caracter\b/,
      );
      for (const language of ['en', 'es'] as const) {
        const said = error.interpret?.(sentence, language) ?? shared(sentence, language);
        expect(said).toMatch(openings[language]);
        expect(said).not.toMatch(/this field|este dato|[a-z][A-Z]|null|undefined|NaN/);
        expect(said).not.toMatch(portuguese);
      }
    }
  };

  it.each(liveBodies)('are a person’s in every language, whatever is sent to $id', ({ schema }) => {
    const check = checkOf(schema);
    const errors = spoil(schema).flatMap((body) => check(body) ?? []);
    const sentences = errors.flatMap((error) => error.errors);
    expect(sentences.length).toBeGreaterThan(badValues.length);
    for (const error of errors) expectOfPerson(error);
  });

  const inputOf = createInputSchemas(document);
  const addresses = [...operations.values()].flatMap(({ id, isPlanned, source }) => {
    const { params, querystring } = isPlanned ? {} : (inputOf(source) as Record<string, Schema>);
    return [
      ...(params ? [{ id, httpPart: 'params', schema: params }] : []),
      ...(querystring ? [{ id, httpPart: 'querystring', schema: querystring }] : []),
    ];
  });

  it.each(addresses)('are so of the $httpPart of $id', ({ httpPart, schema }) => {
    const check = checkOf(schema, httpPart);
    const texts = badValues.flatMap((value) => (value === undefined ? [] : [String(value)]));
    const given = Object.keys(schema.properties ?? {}).flatMap((name) =>
      texts.map((text) => ({ [name]: text })),
    );
    const errors = given.flatMap((one) => check(one) ?? []);
    expect(errors).not.toEqual([]);
    for (const error of errors) expectOfPerson(error);
  });

  const check = checkOf({ $ref: '#/components/schemas/ChangePasswordRequest' });

  it('tell each faulty field of an object, by its name', () => {
    expect(check({ senhaNova: 'abc' })?.faults).toEqual([
      { field: 'senhaAtual', message: 'Informe a senha atual.' },
      { field: 'senhaNova', message: 'Use pelo menos 6 caracteres na nova senha.' },
    ]);
  });

  it('speak of the whole when the body is no object', () => {
    expect(check([])).toMatchObject({ errors: ['Envie os dados em JSON.'], faults: [] });
  });
});

describe('a list', () => {
  const check = checkOf({ $ref: '#/components/schemas/SaveDiscAnswersRequest' });
  const answer = { idPerguntaOpcao: 1, idRespostaOpcao: 1 };
  const send = (lstRespostas: unknown[]) => check({ idResposta: 1, idPergunta: 1, lstRespostas });

  it('is checked up to its first faulty item, however long it is', () => {
    let seen = 0;
    const items = Array.from({ length: 1000 }, () => ({
      get idPerguntaOpcao() {
        seen += 1;
        return 0;
      },
      idRespostaOpcao: 1,
    }));
    expect(send(items)?.faults).toHaveLength(2);
    expect(seen).toBeLessThan(20);
    expect(send(new Array(500_000).fill(0))?.faults).toHaveLength(2);
  });

  it('has every fault of that item told, by its place', () => {
    expect(send([answer, { idRespostaOpcao: 9 }, {}, answer])?.faults).toEqual([
      { field: 'lstRespostas.1.idPerguntaOpcao', message: 'Informe a opção.' },
      {
        field: 'lstRespostas.1.idRespostaOpcao',
        message: 'Informe a resposta com um número de 1 a 4.',
      },
    ]);
    expect(send([answer, answer, answer, answer])).toBeUndefined();
  });

  it('has the first text alone told that cannot be stored', () => {
    const texts = checkOf({ type: 'object', properties: { itens: { items: { type: 'string' } } } });
    expect(texts({ itens: ['a', '\0', '\0'] })?.faults).toMatchObject([{ field: 'itens.1' }]);
  });
});

describe('the size of a body', () => {
  const ordinary = 32 * 1024;

  /** Bytes of the longest JSON that the schema admits. */
  function longest(schema: Schema): number {
    const { type, properties, items, maxItems, maxLength, enum: choices } = resolve(schema);
    if (properties) {
      const parts = Object.entries(properties).map(([name, one]) => name.length + longest(one));
      return parts.reduce((sum, part) => sum + part + 4, 2);
    }
    if (items) return 2 + (maxItems ?? Number.POSITIVE_INFINITY) * (longest(items) + 1);
    if (choices) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
    const isText = [type].flat().includes('string');
    // UTF-8 takes four bytes at most for what JSON Schema counts as one character.
    return isText ? 2 + 4 * (maxLength ?? Number.POSITIVE_INFINITY) : 24;
  }

  it.each(liveBodies.filter(({ bodyLimit }) => bodyLimit === ordinary))(
    'holds all that $id may be sent',
    ({ schema }) => expect(longest(schema)).toBeLessThanOrEqual(ordinary),
  );

  it('is larger for files, and for what lists videos, what was watched of them, questions, competencies or people', () => {
    const larger = requests.filter(({ bodyLimit }) => bodyLimit !== ordinary);
    expect(larger.map(({ id }) => id).sort()).toEqual([
      'createCycle',
      'createGame',
      'createTraining',
      'deleteStoredResources',
      'importEmployees',
      'previewEmployeeImport',
      'saveOwnPhoto',
      'savePlayerProgress',
      'savePosition',
      'sendDiscReportPdf',
      'updateCycle',
      'updateGame',
      'updateTraining',
      'uploadImage',
      'uploadTrainingVideo',
    ]);
  });
});

describe('the checks that nobody has asked', () => {
  const checks = createRequestChecks({});
  checks.compiler({ schema: { type: 'no type' }, method: 'GET', url: '/', httpPart: 'body' });

  it('are compiled, and one that can not be is told', async () => {
    const { signal } = new AbortController();
    await expect(checks.compileAll(signal)).rejects.toThrow(/no type|schema is invalid/);
  });

  it('are left once it is to end', async () => {
    await expect(checks.compileAll(AbortSignal.abort())).resolves.toBeUndefined();
  });
});
