import type { CallerContext, StaffActor } from '../../context.ts';

/** Changes the password of the caller. 400 when the current one is wrong or the next against the policy. */
export type ChangePassword = (
  actor: StaffActor,
  given: { readonly current: string; readonly next: string },
  context: CallerContext,
) => Promise<void>;
