/** Somebody whom something is for, or could be. */
export interface AudiencePerson {
  readonly id: number;
  readonly name: string;
  readonly position_name: string | null;
  readonly department_name: string | null;
  readonly photo_url: string | null;
  readonly is_active: boolean;
}

/** What is read of somebody with position and department. */
export const audiencePersonColumns = [
  'person.id',
  'person.name',
  'position.name as position_name',
  'department.name as department_name',
  'person.photo_url',
  'person.is_active',
] as const;
