import type { ApiClient } from '@aferir/api-client';
import { type OperationId, withOperations } from '@aferir/api-client/operations';
import type { ReadOf } from '@aferir/api-client/react';

type ParamsOf<Id extends OperationId> =
  Parameters<ReadOf<Id>> extends [unknown, ...infer Params] ? Params : never;

interface Params {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Stands for a parameter that is not known before a page is opened. */
export function place(name: string): never {
  return `{${name}}` as never;
}

/** The address that a read of the contract asks, with the places of its parameters. */
export function addressOf<Id extends OperationId>(id: Id, ...[params]: ParamsOf<Id>): string {
  let address = '';
  const get = (path: string, init: { params?: Params }) => {
    address = filled(path, init.params);
    return new Promise(() => undefined);
  };
  const { call } = withOperations({ get } as unknown as ApiClient);
  void (call as (id: OperationId, init: object) => unknown)(id, { params });
  return address;
}

function filled(pattern: string, { path = {}, query = {} }: Params = {}): string {
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return asked.length > 0 ? `${address}?${asked.join('&')}` : address;
}
