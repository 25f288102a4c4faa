import type { operations } from '@aferir/api-client';
import type { Right, SectionId } from '@aferir/domain';
import { load } from 'js-yaml';
import type { FieldLabels } from './fault-sentences.ts';

/** The three kinds of credential. */
export type SecurityScheme = 'staffBearer' | 'employeeBearer' | 'linkHash';

/** What an operation states beside its input. */
export interface ContractOperation {
  readonly id: keyof operations;
  /** How the document states it. */
  readonly source: OpenApiOperation;
  /** The feature that answers it. */
  readonly tag: string;
  readonly summary: string;
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
  /** The reads whose replies it changes; undefined for a read. */
  readonly changes: readonly string[] | undefined;
}

/** The contract as it is used. */
export interface Contract {
  readonly document: OpenApiDocument;
  readonly operations: ReadonlyMap<string, ContractOperation>;
}

/** The parts of the document that are read. */
export interface OpenApiDocument {
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: {
    readonly schemas: Record<string, OpenApiSchema>;
    readonly [part: string]: unknown;
  };
  /** What a field is called before a person, with its article. */
  readonly 'x-labels': FieldLabels;
  readonly [part: string]: unknown;
}

/** What stands at one method of a path. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary?: string;
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
  readonly 'x-changes'?: readonly string[];
}

interface OpenApiParameter {
  readonly $ref?: string;
  readonly name?: string;
  /** The hash of the link that calls stands in it. */
  readonly 'x-link-hash'?: boolean;
}

/** A schema as it stands, perhaps a reference to another. */
export interface OpenApiSchema {
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
const ordinaryBodyLimit = 32 * 1024;

/**
 * Reads a contract: the one reader, for the server, the generators and the tests. What its sections and rights say
 * is for the server to check.
 */
export function readContract(text: string): Contract {
  const document = load(text) as OpenApiDocument;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      // Parameters of a whole path, say, would be in nobody's checks.
      if (!methods.has(method)) throw new Error(`${path}: ${method} is not known.`);
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
  const { 'x-section': section = 'any', 'x-changes': changes } = operation;
  return {
    id: operation.operationId as keyof operations,
    source: operation,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    method: method.toUpperCase(),
    path,
    isPlanned: operation['x-status'] === 'planned',
    schemes: (operation.security ?? []).flatMap((one) => Object.keys(one) as SecurityScheme[]),
    linkParameter: operation.parameters?.find((parameter) => parameter['x-link-hash'])?.name,
    sections: section === 'any' ? section : ([section].flat() as SectionId[]),
    rights: [operation['x-right'] ?? 'visualizar'].flat() as Right[],
    rightBy: operation['x-right-by'],
    isForAdministrators: operation['x-administrator'] === true,
    takesIdempotencyKey: (operation.parameters ?? []).some(
      (parameter) => parameter.$ref === '#/components/parameters/IdempotencyKey',
    ),
    requiresBody: operation.requestBody?.required === true,
    mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyLimit: operation['x-body-limit'] ?? ordinaryBodyLimit,
    changes: method === 'get' ? changes : (changes ?? []),
  };
}

/** What a reference names (`#/components/schemas/Id`); undefined where it names nothing. */
export function findTarget(document: OpenApiDocument, ref: string): unknown {
  const names = ref.split('/').slice(1);
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
}
