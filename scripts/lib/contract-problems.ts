import { type Document, isMap, type YAMLMap } from 'yaml';
import { isWithoutSession } from './without-session.ts';

/** What of an operation tells how it may fail. */
export interface FailingOperation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: unknown;
  readonly 'x-status'?: string;
  readonly 'x-problems'?: readonly number[];
}

/**
 * The statuses with which an operation may fail: those of any of its kind, and those that it names in `x-problems`.
 * @throws when it names what any of its kind answers
 */
export function problemsOf(method: string, operation: FailingOperation): number[] {
  const ofKind = problemsOfKind(method, operation);
  const own = operation['x-problems'] ?? [];
  const again = own.find((status) => ofKind.includes(status));
  if (again !== undefined) {
    throw new Error(`${operation.operationId}: x-problems names ${again}, which it has anyway.`);
  }
  return [...ofKind, ...own].toSorted((one, other) => one - other);
}

function problemsOfKind(method: string, operation: FailingOperation): number[] {
  const { security = [], parameters = [], requestBody } = operation;
  const takesBody = requestBody !== undefined;
  const takesKey = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const schemes = security.flatMap(Object.keys);
  return [
    ...(takesBody || parameters.length > 0 ? [400] : []),
    ...(security.length > 0 ? [401, 403] : []),
    ...(takesKey ? [409] : []),
    ...(takesBody ? [413] : []),
    ...(method === 'get' ? [] : [415]),
    ...(isWithoutSession({ schemes }) ? [429] : []),
    500,
    ...(operation['x-status'] === 'planned' ? [501] : []),
    503,
  ];
}

/** Writes into the responses of each operation how it may fail, in place of its `x-problems`. */
export function stateProblems(contract: Document): void {
  const paths = contract.get('paths');
  if (!isMap<unknown, YAMLMap<unknown, YAMLMap>>(paths)) return;
  for (const { value: item } of paths.items) {
    for (const { key, value: operation } of item?.items ?? []) {
      if (operation) stateProblemsOf(String(key), operation, contract);
    }
  }
}

function stateProblemsOf(method: string, operation: YAMLMap, contract: Document): void {
  const problems = problemsOf(method, operation.toJS(contract) as FailingOperation);
  for (const status of problems) {
    const name = status === 501 ? 'NotAvailableYet' : `Problem${status}`;
    const reference = { $ref: `#/components/responses/${name}` };
    operation.setIn(['responses', String(status)], contract.createNode(reference, { flow: true }));
  }
  operation.delete('x-problems');
}
