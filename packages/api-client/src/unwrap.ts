import type { ApiResult } from './call-types.ts';
import { type ApiProblem, isApiProblem } from './problem.ts';

/** The data of a result; throws its problem. */
export async function unwrap<Data>(
  result: ApiResult<Data> | Promise<ApiResult<Data>>,
): Promise<Data> {
  const settled = await result;
  if (settled.problem) throw settled.problem;
  return settled.data;
}

/** What kept a call from working that throws its problem; undefined when it worked. For forms. */
export async function problemOf(call: Promise<unknown>): Promise<ApiProblem | undefined> {
  try {
    await call;
    return undefined;
  } catch (cause) {
    if (isApiProblem(cause)) return cause;
    throw cause;
  }
}
