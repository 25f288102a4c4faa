import { FIRST_STEPS, type Permissions, sectionOfFirstStep } from '@aferir/domain';
import type { ReadingContext } from '../../operation/context.ts';
import type { FirstStepPart } from '../../shared/first-steps/first-step-part.ts';
import type { WaitingForStaff } from '../../shared/requests/waiting-part.ts';

/** Reads which of a company's first steps the caller may do and which are done; nothing once all of them are. */
export async function readFirstSteps(
  parts: readonly FirstStepPart[],
  { db, company }: ReadingContext,
  permissions: Permissions,
): Promise<Pick<WaitingForStaff, 'primeirosPassos'>> {
  const steps = FIRST_STEPS.filter((step) => sectionOfFirstStep(permissions, step) !== undefined);
  if (steps.length === 0) return {};
  const done = await db
    .selectNoFrom(({ or }) =>
      steps.map((step) =>
        or(parts.filter((part) => part.step === step).map(({ isDone }) => isDone(company.id))).as(
          step,
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (steps.every((step) => done[step])) return {};
  return {
    primeirosPassos: steps.map((step) => ({ dsPasso: step, flConcluido: Boolean(done[step]) })),
  };
}
