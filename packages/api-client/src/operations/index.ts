export type { OperationId } from '../call-types.ts';
export {
  type OperationCalls,
  type PagedOperationId,
  withOperations,
} from './with-operations.ts';
