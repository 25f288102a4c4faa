import type { operations } from '@aferir/api-client';
import type {
  CallerContext,
  DetachedContext,
  ListContext,
  OperationContext,
  PublicContext,
  ReadingContext,
} from './context.ts';
import type { StreamedForm } from './contract/streamed-form.ts';
import type { WrittenData } from './written-data.ts';

/** Every operation of the contract, by its `operationId`. */
export type OperationId = keyof operations;

/** A file of a request that carries one. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type FormOf<T> = T extends { content: { 'multipart/form-data': infer Body } }
  ? { readonly [Field in keyof Body]: Field extends 'file' ? UploadedFile : Body[Field] }
  : undefined;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Body of a request, as the contract has it. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Body extends { content: { 'application/json': unknown } }
    ? JsonOf<Body>
    : FormOf<Body>
  : undefined;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Place]
>;

type Envelope<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Reply }
  ? JsonOf<Reply>
  : never;

/** What a successful reply carries in `data`. */
export type DataOf<Id extends OperationId> =
  Envelope<Id> extends { data: infer Data } ? Data : never;

/** The checked content of a request. */
export interface OperationInput<Id extends OperationId> {
  readonly params: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly body: BodyOf<Id>;
}

/** A successful reply before it is put into the envelope. */
export interface OperationReply<Id extends OperationId> {
  readonly data: DataOf<Id> | WrittenData<DataOf<Id>>;
  readonly msg?: string;
}

/** What a step of an operation leaves behind: the reply, or how far it has come. */
export type Step<Reply, Progress> = { readonly reply: Reply } | { readonly progress: Progress };

/** One operation of the contract with the code that answers it, by what that code is given. */
export type Operation =
  | OperationOf<'company', OperationContext>
  | OperationOf<'reading', ReadingContext>
  | OperationOf<'detached', DetachedContext>
  | OperationOf<'public', PublicContext>
  | OperationInSteps
  | UploadOperation;

interface OperationOf<Access extends string, Context> {
  readonly id: OperationId;
  readonly access: Access;
  readonly handle: (input: never, context: Context) => Promise<OperationReply<never>>;
}

interface OperationInSteps {
  readonly id: OperationId;
  readonly access: 'company in steps';
  readonly handle: (
    input: never,
    context: OperationContext,
    progress: never,
  ) => Promise<Step<OperationReply<never>, unknown>>;
}

interface UploadOperation {
  readonly id: OperationId;
  readonly access: 'upload';
  readonly handling: UploadHandling<never, Received>;
}

/** What an upload has become before it counts. */
export interface Received {
  /** Tells whether a repeated request has sent the same again. */
  readonly digest: string;
}

/** How an upload is answered. */
export interface UploadHandling<Id extends OperationId, Made extends Received> {
  /** Takes the file as it comes in, outside of any transaction; when it fails, it leaves nothing. */
  receive(form: StreamedForm, context: CallerContext): Promise<Made>;
  /** Makes it count, in a transaction of the caller's company. */
  save(made: Made, context: OperationContext): Promise<OperationReply<Id>>;
  /** Throws it away: it can't be saved, or a repeated request has had its reply before. */
  discard(made: Made, context: CallerContext): Promise<void>;
}

type Handler<Id extends OperationId, Context> = (
  input: OperationInput<Id>,
  context: Context,
) => Promise<OperationReply<Id>>;

/** Makes what defines the operations of one access, by what their code is given. */
function definer<Context>(access: Operation['access']) {
  return <Id extends OperationId>(id: Id, handle: Handler<Id, Context>): Operation =>
    ({ id, access, handle }) as unknown as Operation;
}

/** Answers an operation whose caller is known, in a transaction of the caller's company. */
export const defineOperation = definer<OperationContext>('company');

/** Answers an operation whose caller is known, and which reads and changes nothing, its openings included. */
export const defineReading = definer<ReadingContext>('reading');

/** A reading that takes nothing of its request but what it asks for, so that a job can read all pages of it. */
export interface ListOperation<Id extends OperationId> {
  readonly id: Id;
  readonly access: 'reading';
  readonly handle: Handler<Id, ListContext>;
}

/** Answers an operation that lists, a page at a time or all at once. */
export function defineList<Id extends OperationId>(
  id: Id,
  handle: Handler<Id, ListContext>,
): ListOperation<Id> & Operation {
  return { id, access: 'reading', handle } as ListOperation<Id> & Operation;
}

/**
 * Answers an operation whose caller is known, outside of any transaction: for slow work, and for
 * what must be kept although the request fails. It opens its own transactions.
 */
export const defineDetachedOperation = definer<DetachedContext>('detached');

/** Answers an operation without a credential; it opens its own transactions. */
export const definePublicOperation = definer<PublicContext>('public');

/**
 * Answers an operation whose caller is known, in transactions of the caller's company that follow one
 * another: for what would hold up everybody else in one. Each step does a bounded part and tells how
 * far it has come, as JSON; the first is told nothing. What steps have done stays although a later
 * one fails, and a repeated idempotency key goes on from there.
 */
export function defineOperationInSteps<Id extends OperationId, Progress>(
  id: Id,
  handle: (
    input: OperationInput<Id>,
    context: OperationContext,
    progress: Progress | undefined,
  ) => Promise<Step<OperationReply<Id>, Progress>>,
): Operation {
  return { id, access: 'company in steps', handle: handle as never };
}

/** Answers an operation whose caller is known and sends a file, however large, without holding it in memory. */
export function defineUpload<Id extends OperationId, Made extends Received>(
  id: Id,
  handling: UploadHandling<Id, Made>,
): Operation {
  return { id, access: 'upload', handling: handling as never };
}
