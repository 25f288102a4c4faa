import { expectTypeOf, it } from 'vitest';
import type { Schema } from '../call-types.ts';
import { createStaffClient } from '../sessions/session-client.ts';
import { withOperations } from './with-operations.ts';

const client = withOperations(createStaffClient());

it('types a call by the name of its operation', () => {
  expectTypeOf(client.call('getStaffUser')).resolves.toEqualTypeOf<Schema<'StaffUser'>>();
  expectTypeOf(
    client.call('getQuestionnaireByLink', { params: { path: { hash: 'a' } } }),
  ).resolves.toEqualTypeOf<Schema<'DiscQuestionnaire'>>();
  expectTypeOf(client.realm).toEqualTypeOf<'staff'>();
  client.call('createDiscRequest', {
    body: { idOrganogramaPessoaAvaliada: 42 },
    idempotencyKey: 'chave-123',
  });
});

it('refuses what the contract does not have', () => {
  // @ts-expect-error no such operation
  client.call('getNothing');
  // @ts-expect-error a required parameter is missing
  client.call('getQuestionnaireByLink');
  // @ts-expect-error a required body is missing
  client.call('createDiscRequest');
  // @ts-expect-error closing takes no key
  client.call('closeDiscRequest', { body: { idResposta: 1 }, idempotencyKey: 'chave-123' });
});

it('gives the pages of a list alone', () => {
  expectTypeOf(client.pages('listEmployees')).toEqualTypeOf<
    AsyncGenerator<Schema<'EmployeeList'>, void>
  >();
  // @ts-expect-error what a person is, is no list
  client.pages('getStaffUser');
  // @ts-expect-error a list that comes at once has no pages
  client.pages('listDiscResultSections', { params: { path: { idResultado: 1 } } });
});
