import type { OperationId } from '../src/operation/operation.ts';
import { anyEmployee, picture as foto, type IsolationCase } from './isolation-case.ts';

/** Every live operation of the employee portal. */
export const portalCases: Partial<Record<OperationId, IsolationCase>> = {
  exchangeEmployeeToken: {
    request: ({ companyKey, employeeLogin }) => ({
      body: { chave: companyKey.chave.slice(1), email: employeeLogin },
    }),
  },
  saveOwnPhoto: { request: () => ({ body: { foto } }), allows: anyEmployee },
  saveOwnLanguage: { request: () => ({ body: { cdIdioma: 'pt-BR' } }), allows: anyEmployee },
  removeOwnPhoto: { request: () => ({}), allows: anyEmployee },
  exportOwnData: { request: () => ({}), allows: anyEmployee },
  listReportAccesses: { request: () => ({}), allows: anyEmployee },
};
