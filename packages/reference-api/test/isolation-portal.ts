import type { OperationId } from '../src/operation/operation.ts';
import { anyEmployee, type IsolationCase } from './isolation-case.ts';

/** The smallest picture there is. */
const foto =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Every live operation of the employee portal and of the company's keys. */
export const portalCases: Partial<Record<OperationId, IsolationCase>> = {
  exchangeEmployeeToken: {
    request: ({ companyKey, employeeLogin }) => ({
      body: { chave: companyKey.chave.slice(1), email: employeeLogin },
    }),
  },
  createCompanyKey: {
    request: () => ({ body: { nmChave: 'Intranet' } }),
    allows: ['staff of another company'],
  },
  listCompanyKeys: { request: () => ({}), allows: ['staff of another company'] },
  revokeCompanyKey: {
    request: ({ companyKey }) => ({ body: { idChave: companyKey.idChave } }),
  },

  saveOwnPhoto: { request: () => ({ body: { foto } }), allows: anyEmployee },
  removeOwnPhoto: { request: () => ({}), allows: anyEmployee },
  exportOwnData: { request: () => ({}), allows: anyEmployee },
  listReportAccesses: { request: () => ({}), allows: anyEmployee },
};
