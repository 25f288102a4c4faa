import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSectionId, RIGHTS, type Right, type SectionId } from '@aferir/domain';
import { load } from 'js-yaml';
import type { OperationId } from '../operation/operation.ts';
import type { FieldLabels } from './fault-sentences.ts';

/** The three kinds of credential. */
export type SecurityScheme = 'staffBearer' | 'employeeBearer' | 'linkHash';

/** What the server needs to know of one operation beside its input. */
export interface ContractOperation {
  readonly id: OperationId;
  /** How the document states it. */
  readonly source: OpenApiOperation;
  /** The feature that answers it. */
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** A planned operation stands in the contract and answers 501. */
  readonly isPlanned: boolean;
  /** Credentials of which any one will do; none: the operation is public. */
  readonly schemes: readonly SecurityScheme[];
  /** The parameter in which the hash of a link stands, where that is not `hash` in the path. */
  readonly linkParameter: string | undefined;
  /** Sections of which a staff user needs one; `any`: every staff session will do. */
  readonly sections: readonly SectionId[] | 'any';
  readonly rights: readonly Right[];
  /**
   * The field of the body that decides which of the rights it takes: an id of 0, or none, `incluir`,
   * any other `alterar`. Without one any of them will do.
   */
  readonly rightBy: string | undefined;
  /** Whether it takes an administrator, whatever the rights. */
  readonly isForAdministrators: boolean;
  readonly takesIdempotencyKey: boolean;
  readonly requiresBody: boolean;
  /** What a body of it may be; empty for one that takes none. */
  readonly mediaTypes: readonly string[];
  /** Bytes its body may have. */
  readonly bodyLimit: number;
}

/** The contract as the server uses it. */
export interface Contract {
  readonly document: OpenApiDocument;
  readonly operations: ReadonlyMap<string, ContractOperation>;
}

/** The parts of the document that are read here. */
export interface OpenApiDocument {
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: {
    readonly schemas: Record<string, OpenApiSchema>;
    readonly [part: string]: unknown;
  };
  readonly 'x-labels': FieldLabels;
  readonly [part: string]: unknown;
}

/** What stands at one method of a path. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: {
    required?: boolean;
    content: Record<string, { schema?: OpenApiSchema }>;
  };
  readonly responses: Record<string, unknown>;
  readonly 'x-status'?: string;
  readonly 'x-section'?: number | number[] | 'any';
  readonly 'x-right'?: string | string[];
  readonly 'x-right-by'?: string;
  readonly 'x-administrator'?: boolean;
  readonly 'x-body-limit'?: number;
}

interface OpenApiParameter {
  readonly $ref?: string;
  readonly name?: string;
  /** The hash of the link that calls stands in it. */
  readonly 'x-link-hash'?: boolean;
}

interface OpenApiSchema {
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
const contractFile = path.resolve(import.meta.dirname, '../../../../openapi.yaml');
const ordinaryBodyLimit = 32 * 1024;

/** Reads the contract; it throws when an operation says something the server does not know. */
export function loadContract(file: string = contractFile): Contract {
  const document = load(readFileSync(file, 'utf8')) as OpenApiDocument;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      // Parameters of a whole path, say, would be in nobody's checks.
      if (!methods.has(method)) throw new Error(`${path}: ${method} is not known.`);
      checkRightBy(operation, document);
      return readOperation(path, method, operation);
    }),
  );
  return { document, operations: new Map(operations.map((one) => [one.id, one])) };
}

function readOperation(
  path: string,
  method: string,
  operation: OpenApiOperation,
): ContractOperation {
  return {
    id: operation.operationId as OperationId,
    source: operation,
    tag: operation.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    isPlanned: operation['x-status'] === 'planned',
    schemes: (operation.security ?? []).flatMap((one) => Object.keys(one) as SecurityScheme[]),
    linkParameter: operation.parameters?.find((parameter) => parameter['x-link-hash'])?.name,
    sections: readSections(operation),
    rights: readRights(operation),
    rightBy: operation['x-right-by'],
    isForAdministrators: operation['x-administrator'] === true,
    takesIdempotencyKey: (operation.parameters ?? []).some(
      (parameter) => parameter.$ref === '#/components/parameters/IdempotencyKey',
    ),
    requiresBody: operation.requestBody?.required === true,
    mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyLimit: operation['x-body-limit'] ?? ordinaryBodyLimit,
  };
}

function readSections(operation: OpenApiOperation): readonly SectionId[] | 'any' {
  const stated = operation['x-section'] ?? 'any';
  if (stated === 'any') return 'any';
  return [stated].flat().map((id) => {
    if (isSectionId(id)) return id;
    throw new Error(`${operation.operationId}: there is no section ${id}.`);
  });
}

function readRights(operation: OpenApiOperation): readonly Right[] {
  return [operation['x-right'] ?? 'visualizar'].flat().map((stated) => {
    const right = RIGHTS.find((one) => one === stated);
    if (right) return right;
    throw new Error(`${operation.operationId}: there is no right ${stated}.`);
  });
}

// A write that both adds and changes says by which id: without that the one right would do for the other.
function checkRightBy(operation: OpenApiOperation, { components }: OpenApiDocument): void {
  const { operationId, 'x-right-by': rightBy } = operation;
  const stated = operation.requestBody?.content['application/json']?.schema;
  const schema = stated?.$ref ? components.schemas[stated.$ref.split('/').at(-1) ?? ''] : stated;
  const fields = (schema?.properties ?? {}) as Record<string, OpenApiSchema>;
  const ids = Object.keys(fields).filter((name) => fields[name]?.$ref?.endsWith('/IdOrZero'));
  const savesEither = String(readRights(operation)) === 'incluir,alterar';
  if (rightBy === undefined && !(savesEither && ids.length > 0)) return;
  if (!savesEither || !rightBy || !ids.includes(rightBy)) {
    throw new Error(`${operationId}: x-right-by names the id that tells incluir from alterar.`);
  }
}
