import type { OperationId } from './checked-operations.ts';

/** What the contract says of one call. */
export interface CheckedOperation {
  readonly method: string;
  readonly path: string;
  /** Bytes that its body may have. */
  readonly bodyLimit: number;
}

/** The part of the contract that is checked. */
export interface CheckedContract {
  readonly operations: Readonly<Record<OperationId, CheckedOperation>>;
  /** The schemas of replies by call and status, and what they refer to. */
  readonly schemas: {
    readonly replies: Readonly<Record<string, Readonly<Record<string, object>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, object>> };
  };
}
