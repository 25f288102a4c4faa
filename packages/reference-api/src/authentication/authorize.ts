import { can } from '@aferir/domain';
import type { ContractOperation } from '../contract/load-contract.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { forbidden } from '../errors/failures.ts';
import type { OperationId } from '../operation/operation.ts';
import type { Caller } from '../plugins/fastify-types.ts';

/** What a session may call that has to set a new password first. */
const openBeforePasswordChange: readonly OperationId[] = [
  'getStaffUser',
  'getEmployeeUser',
  'changeStaffPassword',
  'changeEmployeePassword',
  'signOutStaff',
  'signOutEmployee',
];

/** Refuses a caller who may not do what the operation does. */
export function authorize(stated: ContractOperation, { actor }: Caller): void {
  if (actor.kind === 'link') return;
  if (actor.mustChangePassword && !openBeforePasswordChange.includes(stated.id)) {
    throw forbidden(errorMessages.mustChangePassword);
  }
  if (actor.kind === 'employee' || stated.sections === 'any') return;
  const isAllowed = stated.sections.some((section) =>
    stated.rights.some((right) => can(actor.permissions, section, right)),
  );
  if (!isAllowed) throw forbidden();
}
