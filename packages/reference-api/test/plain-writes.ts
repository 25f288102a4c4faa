import type { OperationId } from '../src/operation/operation.ts';

/** Live writes that work as the isolation walk asks for them, whatever was written before. */
export const plainWrites: readonly OperationId[] = [
  'saveOwnLanguage',
  'saveOwnPhoto',
  'removeOwnPhoto',
  'uploadImage',
  'recoverPassword',
  'requestTrial',
];
