import { useMutation, useQuery } from '@tanstack/react-query';
import { expectTypeOf, it } from 'vitest';
import type { Schema } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { ApiProblem } from '../problem.ts';
import { apiQuery, type WriteReply } from './api-query.ts';
import { employeesQuery, finishDiscResponseMutation } from './behavioral-queries.ts';

declare const client: ApiClient;

it('types data and error of a read', () => {
  const read = useQuery(employeesQuery(client, { take: 30 }));
  expectTypeOf(read.data).toEqualTypeOf<Schema<'EmployeeList'> | undefined>();
  expectTypeOf(read.error).toEqualTypeOf<ApiProblem | null>();
});

it('lets a screen select and disable', () => {
  const read = useQuery({
    ...employeesQuery(client, { take: 30 }),
    enabled: false,
    select: ({ qtdRecords }) => qtdRecords,
  });
  expectTypeOf(read.data).toEqualTypeOf<number | undefined>();
});

it('types variables and reply of a write', () => {
  const write = useMutation(finishDiscResponseMutation(client));
  expectTypeOf(write.data).toEqualTypeOf<WriteReply<Schema<'DiscCompletion'>> | undefined>();
  expectTypeOf(write.variables?.body).toEqualTypeOf<
    Schema<'FinishDiscResponseRequest'> | undefined
  >();
  expectTypeOf(write.error).toEqualTypeOf<ApiProblem | null>();
});

it('refuses parameters that are not in the contract', () => {
  // @ts-expect-error take is a number
  employeesQuery(client, { take: '30' });
  // @ts-expect-error a required parameter is missing
  apiQuery(client, '/Resposta/get/{hash}');
});
