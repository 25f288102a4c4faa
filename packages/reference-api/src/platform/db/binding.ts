/** The role of requests: the policies of row-level security are for it. */
export const requestRole = 'aferir_app';

/**
 * The statement ahead of one that is a transaction of its own: it makes that one a request's, of the
 * company that its parameter names, and lets it read alone. It gives no row.
 */
export const readingBinding = {
  name: 'aferir_reading',
  text: `select where concat(set_config('role', '${requestRole}', true),
    set_config('aferir.company_id', $1, true), set_config('transaction_read_only', 'on', true)) is null`,
} as const;

/** The statements that make a transaction a request's. */
export function transactionBinding(companyId: number | undefined): string {
  return `set local role ${requestRole}; ${companyBinding(companyId)}`;
}

/**
 * The same with `begin`, for a connection that sends it ahead of the transaction's first query, in one
 * message: a text to be known by, and the company for a parameter.
 */
export const opening = {
  text: 'begin, as a request of a company',
  parametersOf: (companyId: number | undefined) => [checkedCompany(companyId)],
  statementsOf: (values: readonly unknown[]) => [
    { name: 'aferir_begin', text: 'begin', values: [] },
    {
      name: 'aferir_changing',
      text: `select where concat(set_config('role', '${requestRole}', true),
        set_config('aferir.company_id', $1, true)) is null`,
      values,
    },
  ],
} as const;

/** Begins a change that may wait for what its transaction asks next, so that both go in one message. */
export const waitingMark = '/* waits */ ';

/** The statement that shows a transaction one company's rows, or none's. */
export function companyBinding(companyId: number | undefined): string {
  return `set local aferir.company_id = '${checkedCompany(companyId)}'`;
}

/** It may stand in a message as it is, where a parameter has no place. */
function checkedCompany(companyId: number | undefined): string {
  if (companyId !== undefined && !Number.isSafeInteger(companyId)) {
    throw new TypeError('The id of a company is an integer.');
  }
  return String(companyId ?? '');
}
