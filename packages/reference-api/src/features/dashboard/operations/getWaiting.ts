import { can } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { WaitingForStaff, WaitingPart } from '../../../shared/requests/waiting-part.ts';

/** Reads what waits in the sections that the caller may view. */
export function getWaiting(parts: readonly WaitingPart[]): Operation {
  return defineReading('getWaiting', async (_input, context) => {
    const { permissions } = asStaff(context.actor);
    const seen = parts.filter(({ section }) => can(permissions, section, 'visualizar'));
    const read = await Promise.all(seen.map((part) => part.read(context)));
    return { data: Object.assign({}, ...read) as WaitingForStaff };
  });
}
