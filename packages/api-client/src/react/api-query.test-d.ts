import { useMutation, useQuery } from '@tanstack/react-query';
import { expectTypeOf, it } from 'vitest';
import type { DataOf, Schema } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { ApiProblem } from '../problem.ts';
import { type WriteReply, writeStep } from './api-mutation.ts';
import {
  createSessionLinkMutation,
  finishDiscResponseMutation,
  getDiscMassSendPreviewQuery,
  getQuestionnaireByLinkQuery,
  listEmployeesQuery,
} from './generated/index.ts';
import { createAferirQueryClient } from './query-client.ts';

declare const client: ApiClient;

it('types data and error of a read', () => {
  const read = useQuery(listEmployeesQuery(client, { query: { take: 30 } }));
  expectTypeOf(read.data).toEqualTypeOf<Schema<'EmployeeList'> | undefined>();
  expectTypeOf(read.error).toEqualTypeOf<ApiProblem | null>();
});

it('lets a screen select and disable', () => {
  const read = useQuery({
    ...listEmployeesQuery(client, { query: { take: 30 } }),
    enabled: false,
    select: ({ qtdRecords }) => qtdRecords,
  });
  expectTypeOf(read.data).toEqualTypeOf<number | undefined>();
  expectTypeOf(read.error).toEqualTypeOf<ApiProblem | null>();
});

it('types what is read past the cache', () => {
  const { read } = getDiscMassSendPreviewQuery(client);
  expectTypeOf(read).returns.resolves.toEqualTypeOf<Schema<'MassSendPreview'>>();
});

it('types variables and reply of a write', () => {
  const write = useMutation({
    ...finishDiscResponseMutation(client),
    onSuccess: ({ data }) => expectTypeOf(data).toEqualTypeOf<Schema<'DiscCompletion'>>(),
    onError: (problem) => expectTypeOf(problem).toEqualTypeOf<ApiProblem>(),
  });
  expectTypeOf(write.data).toEqualTypeOf<WriteReply<Schema<'DiscCompletion'>> | undefined>();
  expectTypeOf(write.variables?.body).toEqualTypeOf<
    Schema<'FinishDiscResponseRequest'> | undefined
  >();
  expectTypeOf(write.error).toEqualTypeOf<ApiProblem | null>();
});

it('types a step', () => {
  const step = writeStep(createAferirQueryClient(), finishDiscResponseMutation(client), {
    body: { idResposta: 812, cdStatus: 2 },
  });
  expectTypeOf(step).resolves.toEqualTypeOf<Schema<'DiscCompletion'>>();
});

it('makes a write of a get that changes something', () => {
  const write = useMutation(createSessionLinkMutation(client));
  expectTypeOf(write.data).toEqualTypeOf<WriteReply<string> | undefined>();
});

it('has no data for what is planned', () => {
  type Planned = { responses: { 501: { content: { 'application/json': Schema<'Problem'> } } } };
  expectTypeOf<DataOf<Planned>>().toBeNever();
});

it('refuses parameters that are not in the contract', () => {
  // @ts-expect-error take is a number
  listEmployeesQuery(client, { query: { take: '30' } });
  // @ts-expect-error a required parameter is missing
  getQuestionnaireByLinkQuery(client);
});
