import { expectTypeOf, it } from 'vitest';
import type { ApiResult, Schema } from './call-types.ts';
import type { ApiClient } from './client.ts';
import type { ApiProblem } from './problem.ts';
import { createStaffClient } from './sessions/session-client.ts';
import { unwrap } from './unwrap.ts';

declare const client: ApiClient;

it('types data by the operation', async () => {
  const byLink = client.get('/Resposta/get/{hash}', { params: { path: { hash: 'a' } } });
  expectTypeOf(byLink).resolves.toEqualTypeOf<ApiResult<Schema<'DiscQuestionnaire'>>>();
  expectTypeOf(unwrap(byLink)).resolves.toEqualTypeOf<Schema<'DiscQuestionnaire'>>();
  expectTypeOf(client.get('/auth/GetUser')).resolves.toEqualTypeOf<
    ApiResult<Schema<'StaffUser'>>
  >();
});

it('narrows a result to data or problem, never both', async () => {
  const result = await client.get('/auth/GetUser');
  if (result.problem) {
    expectTypeOf(result.problem).toEqualTypeOf<ApiProblem>();
    expectTypeOf(result.data).toEqualTypeOf<undefined>();
  } else {
    expectTypeOf(result.data).toEqualTypeOf<Schema<'StaffUser'>>();
  }
  // @ts-expect-error data may be missing before the problem is looked at
  result.data.nmUsuario;
});

it('refuses what the contract does not have', () => {
  // @ts-expect-error no such path
  client.get('/Resposta/Inexistente');
  // @ts-expect-error no such method at this path
  client.get('/Resposta/Post');
  // @ts-expect-error a required parameter is missing
  client.get('/Resposta/get/{hash}');
  // @ts-expect-error a parameter has the wrong type
  client.get('/Pergunta/Get/{idResposta}', { params: { path: { idResposta: '812' } } });
  // @ts-expect-error a required body is missing
  client.post('/Resposta/Post');
  // @ts-expect-error a field of the body has a value that is not in the contract
  client.post('/Resposta/PostHash', { body: { idResposta: 1, cdStatus: 2 } });
});

it('takes an idempotency key where the server does, and nowhere else', () => {
  const body = { idOrganogramaPessoaAvaliada: 42 };
  client.post('/Resposta/Post', { body, idempotencyKey: 'chave-123' });
  // @ts-expect-error closing takes no key
  client.post('/Resposta/Encerrar', { body: { idResposta: 1 }, idempotencyKey: 'chave-123' });
});

it('types a session by its realm', () => {
  const staff = createStaffClient();
  expectTypeOf(staff.realm).toEqualTypeOf<'staff'>();
  expectTypeOf(staff.session.current()?.token).toEqualTypeOf<Schema<'StaffToken'> | undefined>();
  // @ts-expect-error staff sign in without a company
  staff.session.signIn({ login: 'a', password: 'b', idcliente: 1 });
});
