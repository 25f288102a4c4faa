import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { invalid } from '../../platform/errors/failures.ts';
import type { Operation } from '../operation.ts';
import type { Contract, ContractOperation } from './contract-document.ts';
import { createInputSchemas } from './input-schemas.ts';
import { refuseOtherMediaTypes, takenBy } from './media-types.ts';

/** How an operation of the contract becomes a route. */
export type RouteOf = (
  stated: ContractOperation,
  operation: Operation,
) => Pick<RouteOptions, 'handler' | 'onRequest'>;

/** What of a feature the routes are made of. */
export interface HandlingFeature {
  /** The tag that its operations have to stand under. */
  readonly tag: string;
  /** The calls that it answers. */
  readonly operations: readonly Operation[];
}

/** Makes the routes of the contract; it refuses gaps between contract and code. */
export function registerContractRoutes(
  app: FastifyInstance,
  contract: Contract,
  features: readonly HandlingFeature[],
  routeOf: RouteOf,
): void {
  const handlers = matchHandlers(contract, features);
  const inputSchemas = createInputSchemas(contract.document);
  for (const stated of contract.operations.values()) {
    const operation = handlers.get(stated.id);
    app.route({
      method: stated.method,
      url: stated.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: inputSchemas(stated.source, { streamsForm: operation?.access === 'upload' }),
      ...optionsOf(stated, operation, routeOf),
    });
  }
}

function optionsOf(stated: ContractOperation, operation: Operation | undefined, routeOf: RouteOf) {
  const config = { operationId: stated.id };
  if (!operation) return { config, onRequest: answerPlanned, handler: answerPlanned };
  const preValidation = stated.requiresBody ? requireBody(stated) : [];
  const preParsing = refuseOtherMediaTypes(stated);
  const route = { preParsing, preValidation, ...routeOf(stated, operation) };
  // What is held in memory of such a request is little, however much comes in.
  if (operation.access === 'upload') {
    return { config: { ...config, streamsForm: true, takesItsTime: true }, ...route };
  }
  return { config, bodyLimit: stated.bodyLimit, ...route };
}

/**
 * Pairs live operations with their handlers; throws when one is without the other, or when a handler
 * stands in another feature than its tag says.
 */
export function matchHandlers(
  contract: Contract,
  features: readonly HandlingFeature[],
): ReadonlyMap<string, Operation> {
  const handlers = new Map<string, Operation>();
  const faults: string[] = [];
  for (const { tag, operations } of features) {
    for (const operation of operations) {
      const fault = faultOf(operation, tag, contract.operations.get(operation.id));
      if (fault) faults.push(`${operation.id} ${fault}`);
      if (handlers.has(operation.id)) faults.push(`${operation.id} has two handlers.`);
      handlers.set(operation.id, operation);
    }
  }
  for (const { id, isPlanned } of contract.operations.values()) {
    if (!isPlanned && !handlers.has(id)) faults.push(`${id} is live and has no handler.`);
  }
  if (faults.length > 0) {
    throw new Error(`Contract and handlers differ:\n${faults.join('\n')}`);
  }
  return handlers;
}

function faultOf(
  { access }: Operation,
  tag: string,
  stated: ContractOperation | undefined,
): string | undefined {
  if (!stated) return 'has a handler and is not in the contract.';
  if (stated.isPlanned) return 'has a handler and is planned.';
  if (stated.tag !== tag) return `is tagged ${stated.tag} and stands in ${tag}.`;
  if ((stated.schemes.length === 0) !== (access === 'public')) return 'is public on one side only.';
  return undefined;
}

// Without a body there is nothing to be checked, and no media type that could be wrong.
function requireBody(stated: ContractOperation) {
  const message = takenBy(stated);
  return ({ body }: FastifyRequest, _reply: FastifyReply, done: (error?: ApiError) => void): void =>
    done(body === undefined ? invalid(message) : undefined);
}

async function answerPlanned(): Promise<never> {
  throw new ApiError(501, errorMessages.planned);
}
