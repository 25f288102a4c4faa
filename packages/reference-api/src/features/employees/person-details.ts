import type { PersonRow } from '../../shared/people/people-tables.ts';

/** A person with position and department, as lists and the form tell one. */
export interface PersonDetails
  extends Pick<
    PersonRow,
    | 'id'
    | 'name'
    | 'registration_number'
    | 'sex'
    | 'email'
    | 'phone'
    | 'hired_on'
    | 'photo_url'
    | 'is_active'
    | 'anonymized_at'
  > {
  readonly position_id: number | null;
  readonly position_name: string | null;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly has_ties: boolean;
}

/** The columns of {@link PersonDetails}; ties are asked for apart. */
export const personDetailColumns = [
  'person.id',
  'person.name',
  'person.registration_number',
  'person.sex',
  'person.email',
  'person.phone',
  'person.hired_on',
  'person.photo_url',
  'person.is_active',
  'person.anonymized_at',
  'person.position_id',
  'position.name as position_name',
  'person.department_id',
  'department.name as department_name',
] as const;
