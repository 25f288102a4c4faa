import { can, type Right, rightToSave } from '@aferir/domain';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { EmployeeActor, StaffActor } from '../context.ts';
import type { ContractOperation } from '../contract/contract-document.ts';
import type { OperationId } from '../operation.ts';
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

/** Refuses a caller who may not do what the operation does, whatever the request's content. */
export function authorize(stated: ContractOperation, { actor }: Caller): void {
  if (actor.kind === 'link') return;
  if (actor.mustChangePassword && !openBeforePasswordChange.includes(stated.id)) {
    throw forbidden(errorMessages.mustChangePassword);
  }
  requireStatedRight(stated, actor);
  if (!stated.isForAdministrators || actor.kind === 'employee') return;
  if (!actor.permissions.isAdministrator) throw forbidden();
}

/**
 * Refuses a caller who may not do what the content asks for: of an operation that adds and changes,
 * the id in the body says which of the two it is.
 */
export function authorizeContent(
  stated: ContractOperation,
  { actor }: Caller,
  body: unknown,
): void {
  if (stated.rightBy === undefined || actor.kind === 'link') return;
  const id = (body as Readonly<Record<string, number | null | undefined>>)[stated.rightBy];
  requireAnyRight(stated, [rightToSave(id)], actor);
}

/** Refuses a staff user or an employee who has none of the rights of the operation. */
export function requireStatedRight(
  stated: ContractOperation,
  actor: StaffActor | EmployeeActor,
  message?: string,
): void {
  requireAnyRight(stated, stated.rights, actor, message);
}

function requireAnyRight(
  { sections }: ContractOperation,
  rights: readonly Right[],
  actor: StaffActor | EmployeeActor,
  message?: string,
): void {
  if (actor.kind === 'employee' || sections === 'any') return;
  const isAllowed = sections.some((section) =>
    rights.some((right) => can(actor.permissions, section, right)),
  );
  if (!isAllowed) throw forbidden(message);
}
