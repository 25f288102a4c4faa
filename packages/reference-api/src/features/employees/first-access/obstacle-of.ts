import { type FirstAccessObstacle, firstAccessObstacle } from '@aferir/domain';
import type { PersonRow } from '../../../shared/people/people-tables.ts';

/** What keeps somebody from making a first password by a link that staff hand over; null where nothing does. */
export function obstacleOf(
  person: Pick<PersonRow, 'email' | 'is_active' | 'password_hash' | 'anonymized_at'>,
): FirstAccessObstacle | null {
  return firstAccessObstacle({
    email: person.email,
    hasPassword: person.password_hash !== null,
    isActive: person.is_active,
    isAnonymous: person.anonymized_at !== null,
  });
}
