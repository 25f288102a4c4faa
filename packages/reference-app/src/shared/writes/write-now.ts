import type { ApiMutation } from '@aferir/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

/** Writes outside of a component, which may be gone by then, and has what it changed read again. */
export async function writeNow<Data, Init>(
  queryClient: QueryClient,
  mutation: ApiMutation<Data, Init>,
  init: Init,
): Promise<Data> {
  const { data } = await mutation.mutationFn(init);
  await mutation.onSettled(data, null, init, undefined, { client: queryClient });
  return data;
}
