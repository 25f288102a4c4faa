import { parse } from 'node:querystring';
import { can } from '@aferir/domain';
import type { FastifySchema } from 'fastify';
import { requireStatedRight } from '../../operation/authentication/authorize.ts';
import type { StaffActor } from '../../operation/context.ts';
import type { Contract, ContractOperation } from '../../operation/contract/contract-document.ts';
import { createInputSchemas } from '../../operation/contract/input-schemas.ts';
import { createRequestChecks } from '../../operation/contract/validators.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { ExportedList, ListExport } from '../../shared/exports/list-export.ts';
import { exportsMessages } from './exports-messages.ts';

/** The query of a list's call, as it was checked and completed. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** A list that can be taken away, with what the contract states of its call. */
export type OpenList = ListExport & {
  readonly stated: ContractOperation;
  /** Checks a query as the call itself does. */
  check(query: string): ListQuery;
};

/** The lists that can be taken away. */
export type ExportedLists = (list: ExportedList) => OpenList;

/** Joins the lists of the features with the contract of their calls. */
export function createExportedLists(
  contract: Contract,
  lists: readonly ListExport[],
): ExportedLists {
  const inputOf = createInputSchemas(contract.document);
  const checks = createRequestChecks(contract.document['x-labels']);
  const open = new Map(
    lists.map((list) => {
      const stated = contract.operations.get(list.operationId);
      if (!stated) throw new Error(`${list.operationId} is not in the contract.`);
      const check = checks.compiler({
        schema: schemaOfQuery(inputOf(stated.source)),
        method: stated.method,
        url: stated.path,
        httpPart: 'querystring',
      });
      return [list.list, { ...list, stated, check: (query: string) => checked(check, query) }];
    }),
  );
  return (name) => {
    const list = open.get(name);
    if (!list) throw new Error(`Nobody brings the list ${name}.`);
    return list;
  };
}

/** Refuses a staff user who may not read the list, or the results that it tells. */
export function requireRightTo({ stated, section }: OpenList, actor: StaffActor): void {
  requireStatedRight(stated, actor, exportsMessages.listNotViewed);
  if (section !== undefined && !can(actor.permissions, section, 'visualizar')) {
    throw forbidden(exportsMessages.listNotViewed);
  }
}

interface PartSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
}

/** What the address of a call takes, in its query as in its path, which a list that is taken away has in one. */
function schemaOfQuery({ params, querystring }: FastifySchema): object {
  const parts = [params, querystring].filter((part) => part !== undefined) as PartSchema[];
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required),
  };
}

type Check = ReturnType<ReturnType<typeof createRequestChecks>['compiler']>;

function checked(check: Check, query: string): ListQuery {
  const given = parse(query);
  const result: unknown = check(given);
  if (typeof result === 'object' && result !== null && 'error' in result) throw result.error;
  return given;
}
