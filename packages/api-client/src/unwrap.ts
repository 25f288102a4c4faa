import type { ApiResult } from './call-types.ts';

/** The data of a result; throws its problem. */
export async function unwrap<Data>(
  result: ApiResult<Data> | Promise<ApiResult<Data>>,
): Promise<Data> {
  const settled = await result;
  if (settled.problem) throw settled.problem;
  return settled.data;
}
