import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../src/operation/contract/contract-document.ts';
import {
  matchHandlers,
  registerContractRoutes,
} from '../src/operation/contract/contract-routes.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { definePublicOperation, type OperationId } from '../src/operation/operation.ts';
import { errorsPlugin } from '../src/operation/plugins/errors.ts';
import { openTestApp } from './build-test-app.ts';
import { createReplyCheck } from './contract-check.ts';
import { createCompany, createPerson } from './fixtures.ts';
import { openEmployeeSession } from './sessions.ts';

const test = openTestApp();
const contract = loadContract();
const operations = [...contract.operations.values()];

const features = () => test.app.features;

/** The contract with an operation that is planned yet. */
function planning(id: OperationId): Contract {
  const stated = contract.operations.get(id);
  if (!stated) throw new Error(`There is no operation ${id}`);
  return {
    ...contract,
    operations: new Map([...contract.operations, [id, { ...stated, isPlanned: true }]]),
  };
}

describe('contract and handlers', () => {
  it('pairs each live operation with one handler', () => {
    const live = operations.filter(({ isPlanned }) => !isPlanned).map(({ id }) => id);
    expect([...matchHandlers(contract, features()).keys()].sort()).toEqual(live.sort());
    expect(live.length).toBeGreaterThan(30);
  });

  it('refuses a live operation without a handler', () => {
    expect(() => matchHandlers(contract, features().slice(1))).toThrow('signInStaff is live');
  });

  it('refuses a handler twice, of a planned operation, or of none', () => {
    const again = definePublicOperation('signInStaff', async () => {
      throw new Error();
    });
    const unknown = { ...again, id: 'flyToTheMoon' as never };
    const more = { tag: 'access', operations: [again, unknown] };
    expect(() => matchHandlers(planning('getWaiting'), [...features(), more])).toThrow(
      /getWaiting has a handler and is planned.*signInStaff has two handlers.*flyToTheMoon has a handler/s,
    );
  });

  it('refuses a handler that stands in another feature than its tag says', () => {
    const [access, ...rest] = features();
    const elsewhere = { tag: 'portal', operations: access?.operations ?? [] };
    expect(() => matchHandlers(contract, [elsewhere, ...rest])).toThrow(
      'signInStaff is tagged access and stands in portal',
    );
  });

  it('refuses a handler that takes no credential where the contract asks for one', () => {
    const [access, ...rest] = features();
    const [first, ...others] = access?.operations ?? [];
    const wrong = { ...first, access: 'company' } as never;
    const faulty = { tag: 'access', operations: [wrong, ...others] };
    expect(() => matchHandlers(contract, [faulty, ...rest])).toThrow('public on one side only');
  });
});

describe('a planned operation', () => {
  it('answers 501', async () => {
    const { operations, document } = planning('getWaiting');
    const path = operations.get('getWaiting')?.path ?? '';
    const app = fastify();
    await app.register(errorsPlugin);
    const planned = [...operations].filter(([, { isPlanned }]) => isPlanned);
    registerContractRoutes(app, { document, operations: new Map(planned) }, [], () => {
      throw new Error('It has no handler.');
    });
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(501);
    expect(reply.json()).toMatchObject({ errors: ['Este recurso ainda não está disponível.'] });
    await app.close();
  });
});

describe('requests', () => {
  it('matches paths without regard to case', async () => {
    for (const url of ['/api/v1/auth/GetUser', '/api/v1/AUTH/getuser', '/api/v1/Auth/GetUser']) {
      expect((await test.app.inject(url)).statusCode).toBe(401);
    }
  });

  it('tells every fault in Portuguese, the first one in msg', async () => {
    const reply = await test.call('signInEmployee', { body: { login: 1 } });
    expect(reply.status).toBe(400);
    expect(reply.errors).toEqual([
      'Informe a senha.',
      'Informe a empresa.',
      'Informe o e-mail, o CPF ou a matrícula em texto.',
    ]);
    expect(reply.faults.map(({ field }) => field)).toEqual(['password', 'idcliente', 'login']);
    expect(reply.msg).toBe(reply.errors[0]);
  });

  it('does not turn a number of the body into text', async () => {
    const reply = await test.call('signInStaff', { body: { login: 'a', password: 123456 } });
    expect(reply.status).toBe(400);
  });

  it.each([
    ['broken JSON', '{"login": ', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['null for a body', 'null', 'application/json', 400],
    ['a list for a body', '[]', 'Application/JSON; charset=utf-8', 400],
    ['another media type', '<a/>', 'text/xml', 415],
    ['plain text', '{"login":"a"}', 'text/plain', 415],
    ['a form', 'login=a', 'application/x-www-form-urlencoded', 415],
    [
      'a body over the limit',
      JSON.stringify({ login: 'a'.repeat(32_768) }),
      'application/json',
      413,
    ],
    [
      'a name of 32 kB',
      JSON.stringify({ login: 'a'.repeat(32_000), password: 'x' }),
      'application/json',
      400,
    ],
    ['bytes that are no text', Buffer.from('{"login":"\xff"}', 'latin1'), 'application/json', 400],
  ])('answers %s in the envelope', async (_name, payload, type, status) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, errors: [expect.any(String)] });
  });

  it.each(['QUERY', 'PROPFIND', 'TRACE'])(
    'answers the method %s in the envelope',
    async (method) => {
      const reply = await test.app.inject({ method: method as 'GET', url: '/api/v1/auth/GetUser' });
      expect(Math.floor(reply.statusCode / 100)).toBe(4);
      expect(reply.json()).toMatchObject({ success: false, errors: [expect.any(String)] });
    },
  );

  it('answers a body without a media type', async () => {
    const reply = await test.app.inject({ method: 'POST', url: '/api/v1/auth/signin' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual(['Envie os dados em JSON.']);
  });

  it('names the field whose text cannot be stored', async () => {
    const body = { login: 'a\u0000b@empresa.example', password: 'a\u0000b' };
    const reply = await test.call('signInStaff', { body });
    expect(reply).toMatchObject({
      status: 400,
      errors: [
        'Retire do e-mail o caractere que não pode ser usado.',
        'Retire da senha o caractere que não pode ser usado.',
      ],
    });
  });

  it('refuses half of a surrogate pair, wherever it stands', async () => {
    const half = 'a\ud83db';
    const body = { login: 'ana@empresa.example', password: half };
    expect(await test.call('signInStaff', { body })).toMatchObject({
      status: 400,
      faults: [{ field: 'password' }],
    });
    const company = await createCompany(test.database);
    const person = await createPerson(test.database, company.id);
    const token = await openEmployeeSession(test, person);
    const raw = await test.app.inject({
      method: 'POST',
      url: '/api/v1/AuthPessoa/alterar-senha',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: `{"senhaAtual":"aferir-123","senhaNova":"girassol\\ud83d"}`,
    });
    expect(raw.json()).toMatchObject({
      errors: ['Retire da nova senha o caractere que não pode ser usado.'],
      faults: [{ field: 'senhaNova' }],
    });
  });

  it.each(['/api/v1/nada', '/api/v1/%', `/api/v1/hash/validar/${'a'.repeat(300)}`])(
    'answers an unknown address in the envelope: %s',
    async (url) => {
      const reply = await test.app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ success: false, msg: 'Endereço não encontrado.' });
    },
  );
});

describe('the check of replies', () => {
  const check = createReplyCheck(contract);
  const operation = contract.operations.get('getCompanyPublicInfo');
  const data = { idCliente: 1, nome: 'Empresa', logoUrl: null };

  it('takes what the contract declares and refuses the rest', () => {
    if (!operation) throw new Error('the operation is gone');
    expect(() => check(operation, 200, { success: true, data })).not.toThrow();
    expect(() => check(operation, 202, { success: true, data })).toThrow('does not declare');
    expect(() => check(operation, 200, { success: true, data: {} })).toThrow('required');
    expect(() => check(operation, 200, { success: true, data: { ...data, tax_id: 1 } })).toThrow(
      'does not name',
    );
  });
});
