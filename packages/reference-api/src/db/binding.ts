/** The role of requests: the policies of row-level security are for it. */
const role = 'aferir_app';

/**
 * The statement ahead of one that is a transaction of its own: it makes that one a request's, of the
 * company that its parameter names, and lets it read alone. It gives no row.
 */
export const readingBinding = {
  name: 'aferir_reading',
  text: `select where concat(set_config('role', '${role}', true),
    set_config('aferir.company_id', $1, true), set_config('transaction_read_only', 'on', true)) is null`,
} as const;

/** The statements that begin a transaction of a request. */
export function transactionBinding(companyId: number | undefined): string {
  return `set local role ${role}; ${companyBinding(companyId)}`;
}

/** The statement that shows a transaction one company's rows, or none's. */
export function companyBinding(companyId: number | undefined): string {
  // It stands in the message as it is, where a parameter has no place.
  if (companyId !== undefined && !Number.isSafeInteger(companyId)) {
    throw new TypeError('The id of a company is an integer.');
  }
  return `set local aferir.company_id = '${companyId ?? ''}'`;
}
