import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { ApiError } from '../errors/api-error.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { invalid } from '../errors/failures.ts';
import type { Feature } from '../features/feature.ts';
import type { Operation } from '../operation/operation.ts';
import type { Contract, ContractOperation, OpenApiDocument } from './load-contract.ts';

/** How an operation of the contract becomes a route. */
export type RouteOf = (
  stated: ContractOperation,
  operation: Operation,
) => Pick<RouteOptions, 'handler' | 'onRequest'>;

/** What of a feature the routes are made of. */
export type HandlingFeature = Pick<Feature, 'tag' | 'operations'>;

/** Makes the routes of the contract; it refuses gaps between contract and code. */
export async function registerContractRoutes(
  app: FastifyInstance,
  contract: Contract,
  features: readonly HandlingFeature[],
  routeOf: RouteOf,
): Promise<void> {
  const handlers = matchHandlers(contract, features);
  const resolve = (id: string) => {
    const stated = contract.operations.get(id);
    if (!stated) throw new Error(`The contract has no operation ${id}.`);
    const operation = handlers.get(id);
    const config = { operationId: id };
    if (!operation) return { config, onRequest: answerPlanned, handler: answerPlanned };
    const preValidation = stated.requiresBody ? requireBody(stated) : [];
    return { config, bodyLimit: stated.bodyLimit, preValidation, ...routeOf(stated, operation) };
  };
  await app.register(fastifyOpenapiGlue, {
    specification: requestsOnly(contract.document),
    // Its type asks for the whole route; method and address come from the contract.
    operationResolver: resolve as never,
  });
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

// A request that names no media type has no schema to be checked against.
function requireBody({ takesForm }: ContractOperation) {
  const message = takesForm ? errorMessages.noForm : errorMessages.noJson;
  return ({ body }: FastifyRequest, _reply: FastifyReply, done: (error?: ApiError) => void): void =>
    done(body === undefined ? invalid(message) : undefined);
}

async function answerPlanned(): Promise<never> {
  throw new ApiError(501, errorMessages.planned);
}

/**
 * The contract without what the router need not know: replies, which serializers write and tests
 * check, and files, which are checked while they stream in.
 */
function requestsOnly(document: OpenApiDocument): object {
  const copy = structuredClone(document) as {
    paths: Record<string, Record<string, { responses?: object; requestBody?: RequestBody }>>;
  };
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    if (operation.responses) operation.responses = { default: { description: '' } };
    if (!operation.requestBody?.content['application/json']) delete operation.requestBody;
  }
  return copy;
}

interface RequestBody {
  readonly content: Record<string, unknown>;
}
