/**
 * Everything that is worth keeping in the audit trail. Each feature adds its actions, beside the
 * words for them, by declaring this interface once more.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface AuditActions {}

/** What was done, by name. */
export type AuditAction = keyof AuditActions;

/** Actions with what a person reads of them. */
export type AuditNames = Readonly<Partial<Record<AuditAction, string>>>;

/** What a person reads of an action; one that is no longer known stands for itself. */
export type AuditWording = (action: string) => string;

/** Puts what several features say of their actions together; no action has words twice. */
export function wordAuditActions(names: readonly AuditNames[]): AuditWording {
  const words = new Map<string, string>();
  for (const [action, name] of names.flatMap((one) => Object.entries(one))) {
    if (words.has(action)) throw new Error(`The audit action ${action} is named twice.`);
    words.set(action, name);
  }
  return (action) => words.get(action) ?? action;
}
