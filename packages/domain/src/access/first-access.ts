/** What decides whether somebody is handed a link for a first password. */
export interface FirstAccessPerson {
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly isActive: boolean;
  /** Whether what named the person was erased. */
  readonly isAnonymous: boolean;
}

/** Why nobody makes a first password by a link that was handed over. */
export type FirstAccessObstacle = 'anonymous' | 'inactive' | 'email' | 'password';

/**
 * What keeps somebody from making a first password by a link that staff hand over; null where nothing does. Whom mail reaches makes
 * it by what is mailed there, which nobody else reads.
 */
export function firstAccessObstacle({
  email,
  hasPassword,
  isActive,
  isAnonymous,
}: FirstAccessPerson): FirstAccessObstacle | null {
  if (isAnonymous) return 'anonymous';
  if (!isActive) return 'inactive';
  if (email) return 'email';
  return hasPassword ? 'password' : null;
}
