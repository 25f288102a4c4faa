import type { Schema } from '@aferir/api-client';
import type { ApiQuery } from '@aferir/api-client/react';

/** Somebody whom a training or a game is for, or could be. */
export type AudienceMember = Schema<'TrainingPerson'>;

/** Reads a page of those whom it could be for. */
export type CandidatesQuery = (
  page: Readonly<{ take: number; index: number; filter: string }>,
) => ApiQuery<{ rows: AudienceMember[]; qtdRecords: number }>;

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** Who of those added is new to the people, each once. */
export function newToAudience(
  people: readonly AudienceMember[],
  added: readonly AudienceMember[],
): AudienceMember[] {
  const others = new Map(added.map((person) => [person.idOrganogramaPessoa, person]));
  for (const { idOrganogramaPessoa } of people) others.delete(idOrganogramaPessoa);
  return [...others.values()];
}

/** The people by name, with those who are new to them, each once. */
export function addToAudience(
  people: readonly AudienceMember[],
  added: readonly AudienceMember[],
): AudienceMember[] {
  return [...people, ...newToAudience(people, added)].toSorted((one, other) =>
    collator.compare(one.nmPessoa, other.nmPessoa),
  );
}

/** The people without some of them. */
export function removeFromAudience(
  people: readonly AudienceMember[],
  ids: readonly number[],
): AudienceMember[] {
  const gone = new Set(ids);
  return people.filter(({ idOrganogramaPessoa }) => !gone.has(idOrganogramaPessoa));
}
