import type { OperationId } from '../src/operation/operation.ts';
import { type IsolationCase, picture } from './isolation-case.ts';

/** Every live operation of the company about itself, and the sending of images. */
export const institutionCases: Partial<Record<OperationId, IsolationCase>> = {
  createCompanyKey: {
    request: () => ({ body: { nmChave: 'Intranet' } }),
    allows: ['staff of another company'],
  },
  listCompanyKeys: { request: () => ({}), allows: ['staff of another company'] },
  revokeCompanyKey: {
    request: ({ companyKey }) => ({ body: { idChave: companyKey.idChave } }),
  },
  uploadImage: {
    request: () => ({ body: { tpImagem: 'conta', imagem: picture } }),
    allows: ['staff of another company', 'staff without the right'],
  },
};
