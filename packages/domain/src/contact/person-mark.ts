/** What may name a person apart from all others of the company. */
export interface PersonMarks {
  readonly email: string | null | undefined;
  /** By what the company itself knows the person. */
  readonly registrationNumber: string | null | undefined;
  readonly cpf: string | null | undefined;
}

/** Whether something names a person apart from all others of the company; of namesakes nobody could tell which one is meant. */
export function isNamedApart({ email, registrationNumber, cpf }: PersonMarks): boolean {
  return [email, registrationNumber, cpf].some((mark) => mark?.trim());
}
