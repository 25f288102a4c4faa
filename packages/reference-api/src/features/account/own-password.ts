import type { DetachedContext, StaffActor } from '../../operation/context.ts';

/** What is done with the password of the caller. */
export interface OwnPassword {
  /** 400 when it is not the current one. */
  confirm(actor: StaffActor, current: string, context: DetachedContext): Promise<void>;
  /** 400 when the current one is wrong or the next against the policy. */
  change(
    actor: StaffActor,
    given: { readonly current: string; readonly next: string },
    context: DetachedContext,
  ): Promise<void>;
}
