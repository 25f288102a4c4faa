import { sql } from 'kysely';
import { refersToPerson } from '../../../platform/db/refers-to-person.ts';
import type { PersonTies } from '../../feature.ts';

/** Whoever was reviewed, or was to review somebody as a manager or from around them, or has agreed on something with them, stays. */
export const performanceTies: PersonTies = () =>
  sql`(${refersToPerson('performance_response', 'person_id')}
    or ${refersToPerson('performance_response_manager', 'manager_id')}
    or ${refersToPerson('performance_rater', 'person_id')}
    or ${refersToPerson('agreement', 'manager_id')})`;
