import { can } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { FirstStepPart } from '../../../shared/first-steps/first-step-part.ts';
import type { WaitingForStaff, WaitingPart } from '../../../shared/requests/waiting-part.ts';
import { readFirstSteps } from '../read-first-steps.ts';

/** Reads what waits in the sections that the caller may view, and the first steps that are left. */
export function getWaiting(
  parts: readonly WaitingPart[],
  firstSteps: readonly FirstStepPart[],
): Operation {
  return defineReading('getWaiting', async (_input, context) => {
    const { permissions } = asStaff(context.actor);
    const seen = parts.filter(({ section }) => can(permissions, section, 'visualizar'));
    const read = await Promise.all([
      ...seen.map((part) => part.read(context)),
      readFirstSteps(firstSteps, context, permissions),
    ]);
    return { data: Object.assign({}, ...read) as WaitingForStaff };
  });
}
